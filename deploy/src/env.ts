import { resolve } from 'node:path';
import {
  databaseUrlMistake,
  type ExtensionSettings,
  isLoopback,
  isMetricsToken,
  type LogLevel,
  logLevels,
  type MailSettings,
  metricsTokenMistake,
  readExtensionSettings,
  readMailSettings,
  readTrafficSettings,
  type TrafficSettings,
} from '@az/backend';
import { secretBytes } from './alerts/alert-message.ts';
import type { AlertTarget } from './alerts/alert-sender.ts';
import type { BucketSettings } from './s3/bucket.ts';

export type Settings = MailSettings &
  TrafficSettings &
  ExtensionSettings & {
    port: number;
    host: string;
    /** Port of the operators' listener; 0 is any free port. */
    adminPort: number;
    adminHost: string;
    /** Host names of the operators' listener, in addition to `localhost` and IP addresses. */
    adminNames: string[];
    dataDir: string;
    /** A database on a PostgreSQL server, to use instead of the embedded database in the data directory. */
    databaseUrl: string | null;
    apiOrigin: string | null;
    appSecret: string;
    agencyName: string | null;
    agencyUrl: string | null;
    supportUrl: string | null;
    docsUrl: string | null;
    seedDemo: boolean;
    logLevel: LogLevel;
    /** Token with which other machines may read `/metrics`. */
    metricsToken: string | null;
    /** If false, browsers get a service worker that replaces theirs and unregisters itself. */
    serviceWorker: boolean;
    /** How long the origin waits for replies to a page's first API calls, in milliseconds. 0: the page makes them. */
    pageAnswersMs: number;
    tls: { certFile: string; keyFile: string } | null;
    /** Receiver of alerts about automatic rollbacks. */
    alerts: AlertTarget | null;
    /** The bucket in which the files of versions are stored, instead of the data directory. */
    s3: BucketSettings | null;
  };

const s3Names = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

type Environment = Record<string, string | undefined>;

/** The product's port plus 1000, or minus 1000 if the sum is too high; any free port if the product's port is 0. */
function defaultAdminPort(port: number): number {
  if (!(port > 0 && port <= 65_535)) return 0;
  return port + 1000 <= 65_535 ? port + 1000 : port - 1000;
}

class Reader {
  readonly mistakes: string[] = [];
  private readonly environment: Environment;

  constructor(environment: Environment) {
    this.environment = environment;
  }

  text(name: string, fallback: string): string {
    return this.environment[name] || fallback;
  }

  port(name: string, fallback: number): number {
    const value = Number(this.text(name, String(fallback)));
    if (!Number.isInteger(value) || value < 0 || value > 65_535) {
      this.mistakes.push(`${name} must be a port number from 0 to 65535.`);
    }
    return value;
  }

  pageAnswersMs(fallback: number): number {
    const text = this.text('PAGE_ANSWERS_MS', String(fallback));
    if (!/^\d{1,4}$/.test(text)) this.mistakes.push('PAGE_ANSWERS_MS must be a number from 0 to 9999.');
    return Number(text);
  }

  adminPort(port: number): number {
    const adminPort = this.port('ADMIN_PORT', defaultAdminPort(port));
    if (adminPort !== 0 && adminPort === port) this.mistakes.push('ADMIN_PORT must not be PORT.');
    return adminPort;
  }

  adminHost(tls: Settings['tls']): string {
    const host = this.text('ADMIN_HOST', '127.0.0.1');
    if (!isLoopback(host) && !tls)
      this.mistakes.push(
        'ADMIN_HOST of other machines needs TLS_CERT and TLS_KEY: tokens cross the network.',
      );
    return host;
  }

  adminNames(): string[] {
    const names = this.text('ADMIN_NAMES', '')
      .split(',')
      .map((name) => name.trim().toLowerCase());
    const given = names.filter((name) => name !== '');
    if (given.some((name) => !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(name)))
      this.mistakes.push('ADMIN_NAMES must list host names, such as console.example.org.');
    return given;
  }

  flag(name: string, fallback: boolean): boolean {
    const value = this.text(name, fallback ? '1' : '0');
    if (value !== '0' && value !== '1') this.mistakes.push(`${name} must be 0 or 1.`);
    return value === '1';
  }

  traffic(): TrafficSettings {
    const { settings, mistakes } = readTrafficSettings(this.environment);
    this.mistakes.push(...mistakes);
    return settings;
  }

  extensions(): ExtensionSettings {
    const { settings, mistakes } = readExtensionSettings(this.environment);
    this.mistakes.push(...mistakes);
    return settings;
  }

  url(name: string): string | null {
    const value = this.environment[name];
    if (!value) return null;
    if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
      this.mistakes.push(`${name} must be an http or https address.`);
      return null;
    }
    return value;
  }

  databaseUrl(): string | null {
    const value = this.environment.DATABASE_URL;
    if (!value) return null;
    const mistake = databaseUrlMistake(value);
    if (mistake) this.mistakes.push(mistake);
    return value;
  }

  logLevel(): LogLevel {
    const value = this.text('LOG_LEVEL', 'warn');
    const level = logLevels.find((known) => known === value);
    if (!level) this.mistakes.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}.`);
    return level ?? 'warn';
  }

  metricsToken(): string | null {
    const value = this.environment.METRICS_TOKEN || null;
    if (value && !isMetricsToken(value)) this.mistakes.push(metricsTokenMistake);
    return value;
  }

  tls(): Settings['tls'] {
    const certFile = this.environment.TLS_CERT;
    const keyFile = this.environment.TLS_KEY;
    if (!certFile && !keyFile) return null;
    if (certFile && keyFile) return { certFile, keyFile };
    this.mistakes.push('TLS_CERT and TLS_KEY go together: set both or neither.');
    return null;
  }

  alerts(): Settings['alerts'] {
    const url = this.url('ALERT_URL');
    const secret = this.environment.ALERT_SECRET;
    if (!url && !secret) return null;
    const bytes = secret ? secretBytes(secret) : null;
    if (!url || !secret) this.mistakes.push('ALERT_URL and ALERT_SECRET go together: set both or neither.');
    else if (!bytes) this.mistakes.push('ALERT_SECRET must be whsec_ and 24 to 64 bytes in base64.');
    const { protocol, hostname, username, password } = new URL(url ?? 'https://localhost');
    if (protocol !== 'https:' && !isLoopback(hostname.replace(/^\[|\]$/g, '')))
      this.mistakes.push('ALERT_URL must be an https address, or one of this machine.');
    if (username || password) this.mistakes.push('ALERT_URL must not contain a user or a password.');
    return url && bytes ? { url, secret: bytes } : null;
  }

  mail(): MailSettings {
    const { settings, mistakes } = readMailSettings(this.environment);
    this.mistakes.push(...mistakes);
    return settings;
  }

  s3(): Settings['s3'] {
    const [endpoint, bucket, region, accessKeyId, secretAccessKey] = s3Names.map((name) =>
      this.text(name, ''),
    );
    if (!endpoint && !bucket && !region && !accessKeyId && !secretAccessKey) return null;
    if (!endpoint || !bucket || !region || !accessKeyId || !secretAccessKey) {
      this.mistakes.push(`${s3Names.join(', ')} go together: set all or none.`);
      return null;
    }
    if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
      this.mistakes.push('S3_BUCKET must be the name of a bucket: 3 to 63 of a-z, 0-9, dot and hyphen.');
    const url = this.url('S3_ENDPOINT');
    return url === null ? null : { endpoint: url, bucket, region, accessKeyId, secretAccessKey };
  }
}

/** Reads and checks the environment once. Throws an error that lists every mistake. */
export function readSettings(environment: Environment): Settings {
  const reader = new Reader(environment);
  const apiOrigin = reader.url('API_ORIGIN');
  const port = reader.port('PORT', 3000);
  const tls = reader.tls();
  const settings: Settings = {
    port,
    host: reader.text('HOST', '127.0.0.1'),
    adminPort: reader.adminPort(port),
    adminHost: reader.adminHost(tls),
    adminNames: reader.adminNames(),
    ...reader.traffic(),
    ...reader.extensions(),
    dataDir: resolve(reader.text('DATA_DIR', '.data')),
    databaseUrl: reader.databaseUrl(),
    apiOrigin: apiOrigin && new URL(apiOrigin).origin,
    appSecret: reader.text('APP_SECRET', 'az-connect-dev'),
    agencyName: reader.text('AGENCY_NAME', '') || null,
    agencyUrl: reader.url('AGENCY_URL'),
    supportUrl: reader.url('SUPPORT_URL'),
    docsUrl: reader.url('DOCS_URL'),
    seedDemo: reader.flag('SEED_DEMO', true),
    logLevel: reader.logLevel(),
    metricsToken: reader.metricsToken(),
    serviceWorker: reader.flag('SERVICE_WORKER', true),
    // By default, the origin makes no calls to an API on another server; its operator must choose that.
    pageAnswersMs: reader.pageAnswersMs(apiOrigin ? 0 : 150),
    ...reader.mail(),
    tls,
    alerts: reader.alerts(),
    s3: reader.s3(),
  };
  if (reader.mistakes.length > 0)
    throw new Error(`The environment has mistakes:\n- ${reader.mistakes.join('\n- ')}`);
  return settings;
}
