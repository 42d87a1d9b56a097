import { resolve } from 'node:path';
import { extensions } from '@az/shared/contracts';
import { readSettings } from './env.ts';

/** The lines of the error that an environment causes. */
function mistakesIn(environment: Record<string, string>): string[] {
  try {
    readSettings(environment);
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
}

const s3 = {
  S3_ENDPOINT: 'https://s3.exemple.test',
  S3_BUCKET: 'az-connect',
  S3_REGION: 'eu-west-3',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

const alertSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

test('an empty environment gives the documented defaults', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    adminPort: 4000,
    adminHost: '127.0.0.1',
    adminNames: [],
    trustProxy: 0,
    extensions,
    maxStreams: 20_000,
    peoplePerAddress: 300,
    maxConnections: 10_000,
    dataDir: resolve('.data'),
    databaseUrl: null,
    apiOrigin: null,
    appSecret: 'az-connect-dev',
    productName: 'AZ Connect',
    agencyName: null,
    agencyUrl: null,
    supportUrl: null,
    docsUrl: null,
    seedDemo: true,
    logLevel: 'warn',
    metricsToken: null,
    serviceWorker: true,
    pageAnswersMs: 150,
    publicUrl: null,
    smtp: null,
    tls: null,
    alerts: null,
    s3: null,
  });
});

test('an empty variable counts as unset', () => {
  expect(readSettings({ PORT: '', SEED_DEMO: '', API_ORIGIN: '', TLS_CERT: '' })).toEqual(readSettings({}));
});

test('every variable is read', () => {
  const environment = {
    PORT: '8443',
    HOST: '0.0.0.0',
    ADMIN_PORT: '9443',
    ADMIN_HOST: '10.0.0.7',
    ADMIN_NAMES: 'console.exemple.test, Origine-1',
    TRUST_PROXY: '1',
    PEOPLE_PER_ADDRESS: '5000',
    MAX_CONNECTIONS: '200',
    API_EXTENSIONS: 'accounts, network',
    LIVE_MAX_STREAMS: '50',
    DATA_DIR: '/srv/data',
    DATABASE_URL: 'postgres://az@db.exemple.test/az?sslmode=verify-full',
    API_ORIGIN: 'https://api.exemple.test:8080/az-connect-backend/',
    APP_SECRET: 'secret',
    PRODUCT_NAME: 'Réseau',
    AGENCY_NAME: 'Agence du Port',
    AGENCY_URL: 'https://agence.test/a-propos',
    SUPPORT_URL: 'https://aide.test/',
    DOCS_URL: 'http://docs.test/',
    SEED_DEMO: '0',
    LOG_LEVEL: 'info',
    METRICS_TOKEN: 'sixteen-letters!',
    SERVICE_WORKER: '0',
    PUBLIC_URL: 'https://reseau.test',
    SMTP_URL: 'smtps://user:secret@mail.test',
    SMTP_FROM: 'bonjour@reseau.test',
    TLS_CERT: 'cert.pem',
    TLS_KEY: 'key.pem',
    ALERT_URL: 'https://astreinte.test/az?route=1',
    ALERT_SECRET: alertSecret,
    ...s3,
  };
  expect(readSettings(environment)).toEqual({
    port: 8443,
    host: '0.0.0.0',
    adminPort: 9443,
    adminHost: '10.0.0.7',
    adminNames: ['console.exemple.test', 'origine-1'],
    trustProxy: 1,
    peoplePerAddress: 5000,
    maxConnections: 200,
    extensions: ['accounts', 'network'],
    maxStreams: 50,
    dataDir: '/srv/data',
    databaseUrl: 'postgres://az@db.exemple.test/az?sslmode=verify-full',
    apiOrigin: 'https://api.exemple.test:8080',
    appSecret: 'secret',
    productName: 'Réseau',
    agencyName: 'Agence du Port',
    agencyUrl: 'https://agence.test/a-propos',
    supportUrl: 'https://aide.test/',
    docsUrl: 'http://docs.test/',
    seedDemo: false,
    logLevel: 'info',
    metricsToken: 'sixteen-letters!',
    serviceWorker: false,
    pageAnswersMs: 0,
    publicUrl: 'https://reseau.test',
    smtp: { url: 'smtps://user:secret@mail.test', from: 'bonjour@reseau.test' },
    tls: { certFile: 'cert.pem', keyFile: 'key.pem' },
    alerts: { url: 'https://astreinte.test/az?route=1', secret: Buffer.alloc(32, 7) },
    s3: {
      endpoint: 'https://s3.exemple.test',
      bucket: 'az-connect',
      region: 'eu-west-3',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    },
  });
});

test.each<[Record<string, string>, number]>([
  [{}, 150],
  [{ API_ORIGIN: 'https://api.test' }, 0],
  [{ API_ORIGIN: 'https://api.test', PAGE_ANSWERS_MS: '80' }, 80],
  [{ PAGE_ANSWERS_MS: '0' }, 0],
])('with %j a page waits %i ms for answers', (environment, pageAnswersMs) => {
  expect(readSettings(environment).pageAnswersMs).toBe(pageAnswersMs);
});

test.each(['-1', '1.5', '10000', 'x'])('PAGE_ANSWERS_MS may not be %s', (PAGE_ANSWERS_MS) => {
  expect(mistakesIn({ PAGE_ANSWERS_MS })).toContain('- PAGE_ANSWERS_MS must be a number from 0 to 9999.');
});

test.each(['0', '65535'])('PORT may be %s', (PORT) => {
  expect(readSettings({ PORT }).port).toBe(Number(PORT));
});

test.each(['-1', '65536', '80.5', 'http', 'Infinity'])('PORT may not be %s', (PORT) => {
  expect(mistakesIn({ PORT })).toContain('- PORT must be a port number from 0 to 65535.');
});

test.each([
  ['3000', 4000],
  ['0', 0],
  ['64536', 63_536],
])('with PORT %s the operators’ port is %i', (PORT, adminPort) => {
  expect(readSettings({ PORT }).adminPort).toBe(adminPort);
});

test.each([
  [{ ALERT_URL: 'https://a.test' }, 'ALERT_URL and ALERT_SECRET go together: set both or neither.'],
  [{ ALERT_SECRET: alertSecret }, 'ALERT_URL and ALERT_SECRET go together: set both or neither.'],
  [
    { ALERT_URL: 'https://a.test', ALERT_SECRET: 'whsec_c2hvcnQ=' },
    'ALERT_SECRET must be whsec_ and 24 to 64 bytes in base64.',
  ],
  [
    { ALERT_URL: 'http://a.test', ALERT_SECRET: alertSecret },
    'ALERT_URL must be an https address, or one of this machine.',
  ],
  [
    { ALERT_URL: 'https://me:you@a.test', ALERT_SECRET: alertSecret },
    'ALERT_URL must not contain a user or a password.',
  ],
  [{ PORT: '3000', ADMIN_PORT: '3000' }, 'ADMIN_PORT must not be PORT.'],
  [{ ADMIN_PORT: 'off' }, 'ADMIN_PORT must be a port number from 0 to 65535.'],
  [
    { ADMIN_HOST: '0.0.0.0' },
    'ADMIN_HOST of other machines needs TLS_CERT and TLS_KEY: tokens cross the network.',
  ],
  [{ ADMIN_NAMES: 'https://console.test' }, 'ADMIN_NAMES must list host names, such as console.example.org.'],
])('%p is refused with one sentence', (environment, sentence) => {
  expect(mistakesIn(environment as Record<string, string>)).toEqual([
    'The environment has mistakes:',
    `- ${sentence}`,
  ]);
});

test.each(['SEED_DEMO', 'SERVICE_WORKER'])('%s is 0 or 1 and nothing else', (name) => {
  for (const value of ['true', 'yes', '2', ' 1']) {
    expect(mistakesIn({ [name]: value })).toContain(`- ${name} must be 0 or 1.`);
  }
});

test.each(['API_ORIGIN', 'AGENCY_URL', 'SUPPORT_URL', 'DOCS_URL', 'PUBLIC_URL'])(
  '%s is a web address',
  (name) => {
    for (const value of ['exemple.test', 'javascript:alert(1)', 'file:///etc/passwd', '//exemple.test']) {
      expect(mistakesIn({ [name]: value })).toContain(`- ${name} must be an http or https address.`);
    }
  },
);

test.each(['db.exemple.test/az', 'mysql://db.exemple.test/az', 'postgres://db.exemple.test'])(
  'DATABASE_URL may not be %s',
  (DATABASE_URL) => {
    expect(mistakesIn({ DATABASE_URL })).toContain(
      '- DATABASE_URL must be an address like postgres://user:password@host:5432/database.',
    );
  },
);

test.each(['TLS_CERT', 'TLS_KEY'])('%s alone is refused', (name) => {
  expect(mistakesIn({ [name]: 'file.pem' })).toContain(
    '- TLS_CERT and TLS_KEY go together: set both or neither.',
  );
});

test.each([
  [{ SMTP_URL: 'smtp://mail.test' }, 'SMTP_URL and SMTP_FROM go together: set both or neither.'],
  [{ SMTP_FROM: 'a@b.test' }, 'SMTP_URL and SMTP_FROM go together: set both or neither.'],
  [{ SMTP_URL: 'https://mail.test', SMTP_FROM: 'a@b.test' }, 'SMTP_URL must be an smtp or smtps address.'],
  [{ SMTP_URL: 'smtp://mail.test', SMTP_FROM: 'A <a@b.test>' }, 'SMTP_FROM must be an e-mail address.'],
  [{ PRODUCT_NAME: 'AZ\r\nBcc: c@d.test' }, 'PRODUCT_NAME must be one line of text.'],
])('%p is refused', (environment, sentence) => {
  expect(mistakesIn(environment as Record<string, string>)).toContain(`- ${sentence}`);
});

test.each(Object.keys(s3))('a store for files without %s is refused with one sentence', (name) => {
  expect(mistakesIn({ ...s3, [name]: '' })).toEqual([
    'The environment has mistakes:',
    '- S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY go together: set all or none.',
  ]);
});

test.each([
  [{ S3_ENDPOINT: 's3.exemple.test' }, 'S3_ENDPOINT must be an http or https address.'],
  [{ S3_BUCKET: 'Un/seau' }, 'S3_BUCKET must be the name of a bucket: 3 to 63 of a-z, 0-9, dot and hyphen.'],
])('%p is refused', (environment, sentence) => {
  expect(mistakesIn({ ...s3, ...environment } as Record<string, string>)).toContain(`- ${sentence}`);
});

test('every mistake is listed at once', () => {
  const mistakes = mistakesIn({
    PORT: 'http',
    TRUST_PROXY: 'yes',
    PEOPLE_PER_ADDRESS: 'many',
    MAX_CONNECTIONS: 'all',
    SEED_DEMO: 'no',
    API_ORIGIN: 'api',
    AGENCY_URL: 'agence',
    SUPPORT_URL: 'aide',
    DOCS_URL: 'docs',
    TLS_KEY: 'key.pem',
    LOG_LEVEL: 'loud',
    METRICS_TOKEN: 'short',
    DATABASE_URL: 'exemple.test/az',
    S3_BUCKET: 'seau',
    SMTP_URL: 'smtp://exemple.test',
  });
  expect(mistakes.slice(1).map((line) => /^- (\w+)/.exec(line)?.[1])).toEqual([
    'API_ORIGIN',
    'PORT',
    'TLS_CERT',
    'TRUST_PROXY',
    'PEOPLE_PER_ADDRESS',
    'MAX_CONNECTIONS',
    'DATABASE_URL',
    'AGENCY_URL',
    'SUPPORT_URL',
    'DOCS_URL',
    'SEED_DEMO',
    'LOG_LEVEL',
    'METRICS_TOKEN',
    'SMTP_URL',
    'S3_ENDPOINT',
  ]);
});

test('a refusal never repeats a value, which may be a secret', () => {
  const secret = 'hunter2-hunter2';
  const environment = {
    PORT: secret,
    API_ORIGIN: secret,
    S3_SECRET_ACCESS_KEY: secret,
    DATABASE_URL: secret,
  };
  expect(mistakesIn(environment)).toHaveLength(5);
  expect(mistakesIn(environment).join()).not.toContain(secret);
});
