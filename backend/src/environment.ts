import { isIP } from 'node:net';
import { databaseUrlMistake } from './database/database-url.ts';
import { type LogLevel, logLevels } from './logging.ts';

/** Settings of the API server that runs alone. */
export type Environment = {
  port: number;
  host: string;
  dataDir: string;
  /** A PostgreSQL server's database, instead of the embedded one in the data directory. */
  databaseUrl: string | null;
  /** Never on an address that others reach: the demo member's password is public. */
  seedDemo: boolean;
  trustProxy: string[] | false;
  logLevel: LogLevel;
  /** Where people open the product; null: the server's own address. */
  publicUrl: string | null;
  productName: string;
  /** Null: mail goes to the folder `outbox` of the data directory. */
  smtp: { url: string; from: string } | null;
};

const proxyWords = ['loopback', 'linklocal', 'uniquelocal'];

function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (proxyWords.includes(text)) return true;
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  return (
    version !== 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d+$/.test(bits) && +bits > 0 && +bits <= most))
  );
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);

const isUrl = (text: string, protocols: RegExp) =>
  URL.canParse(text) && protocols.test(new URL(text).protocol) && new URL(text).hostname !== '';

/** The mistakes of the settings of mail. They repeat no value, which may hold a password. */
function mailMistakes({ PUBLIC_URL, SMTP_URL, SMTP_FROM, PRODUCT_NAME }: Record<string, string | undefined>) {
  const mistakes = [
    PUBLIC_URL && !isUrl(PUBLIC_URL, /^https?:$/) && 'PUBLIC_URL must be an http or https address.',
    SMTP_URL && !isUrl(SMTP_URL, /^smtps?:$/) && 'SMTP_URL must be an smtp or smtps address.',
    SMTP_FROM && !/^[^\s@<>",;]+@[^\s@<>",;]+$/.test(SMTP_FROM) && 'SMTP_FROM must be an e-mail address.',
    !SMTP_URL !== !SMTP_FROM && 'SMTP_URL and SMTP_FROM go together: set both or neither.',
    PRODUCT_NAME && /\p{Cc}/u.test(PRODUCT_NAME) && 'PRODUCT_NAME must be one line of text.',
  ];
  return mistakes.filter((mistake) => typeof mistake === 'string' && mistake !== '');
}

function readProxies({ TRUST_PROXY = '' }: Record<string, string | undefined>): string[] {
  return TRUST_PROXY.split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

/** The settings of mail, once they are known to be right. */
function readMail({ PUBLIC_URL, PRODUCT_NAME, SMTP_URL, SMTP_FROM }: Record<string, string | undefined>) {
  return {
    publicUrl: PUBLIC_URL || null,
    productName: PRODUCT_NAME || 'AZ Connect',
    smtp: SMTP_URL && SMTP_FROM ? { url: SMTP_URL, from: SMTP_FROM } : null,
  };
}

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
  const trusted = readProxies(env);
  for (const proxy of trusted) {
    check(
      isProxy(proxy),
      `TRUST_PROXY must list addresses, networks or ${proxyWords.join(', ')}, not "${proxy}".`,
    );
  }
  const level = env.LOG_LEVEL || 'info';
  const logLevel = logLevels.find((known) => known === level);
  check(logLevel !== undefined, `LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${level}".`);

  mistakes.push(...mailMistakes(env).map(String));

  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return {
    port: Number(port),
    host,
    dataDir: env.DATA_DIR || '.data',
    databaseUrl,
    seedDemo: seedDemo === '1' && isLoopback(host),
    trustProxy: trusted.length > 0 ? trusted : false,
    logLevel: logLevel ?? 'info',
    ...readMail(env),
  };
}
