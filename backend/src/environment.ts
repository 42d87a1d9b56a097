import { databaseUrlMistake } from './database/database-url.ts';
import { type ExtensionSettings, readExtensionSettings } from './http/extension-settings.ts';
import { readTrafficSettings, type TrafficSettings } from './http/traffic-settings.ts';
import { type MailSettings, readMailSettings } from './mail/mail-settings.ts';
import { type LogLevel, logLevels } from './operations/logging.ts';
import { isMetricsToken, metricsTokenMistake } from './operations/operator.ts';

/** Settings of the API server that runs alone. */
export type Environment = MailSettings &
  TrafficSettings &
  ExtensionSettings & {
    port: number;
    host: string;
    dataDir: string;
    /** A PostgreSQL server's database, instead of the embedded one in the data directory. */
    databaseUrl: string | null;
    /** Only on loopback: the demo member's password is public. */
    seedDemo: boolean;
    logLevel: LogLevel;
    /** Token for `/metrics` from other machines. */
    metricsToken: string | null;
  };

/** Whether only this machine can reach the host. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);

/**
 * Reads the settings from environment variables, each with a default.
 *
 * @throws Error that lists every mistake at once, one sentence each
 */
export function readEnvironment(env: Record<string, string | undefined>): Environment {
  const mistakes: string[] = [];
  const host = env.HOST || '127.0.0.1';
  const check = (isRight: boolean, sentence: string) => isRight || mistakes.push(sentence);

  const port = env.PORT || '3001';
  check(
    /^\d{1,5}$/.test(port) && Number(port) <= 65_535,
    `PORT must be a number from 0 to 65535, not "${port}".`,
  );
  const databaseUrl = env.DATABASE_URL || null;
  const urlMistake = databaseUrl && databaseUrlMistake(databaseUrl);
  if (urlMistake) mistakes.push(urlMistake);
  const seedDemo = env.SEED_DEMO || '1';
  check(seedDemo === '0' || seedDemo === '1', `SEED_DEMO must be 0 or 1, not "${seedDemo}".`);
  const traffic = readTrafficSettings(env);
  mistakes.push(...traffic.mistakes);
  const extensions = readExtensionSettings(env);
  mistakes.push(...extensions.mistakes);
  const metricsToken = env.METRICS_TOKEN || null;
  check(metricsToken === null || isMetricsToken(metricsToken), metricsTokenMistake);
  const level = env.LOG_LEVEL || 'info';
  const logLevel = logLevels.find((known) => known === level);
  check(logLevel !== undefined, `LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${level}".`);

  const mail = readMailSettings(env);
  mistakes.push(...mail.mistakes);

  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return {
    port: Number(port),
    host,
    dataDir: env.DATA_DIR || '.data',
    databaseUrl,
    seedDemo: seedDemo === '1' && isLoopback(host),
    logLevel: logLevel ?? 'info',
    metricsToken,
    ...traffic.settings,
    ...extensions.settings,
    ...mail.settings,
  };
}
