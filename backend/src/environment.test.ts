import { extensions } from '@az/shared/contracts';
import { readEnvironment } from './environment.ts';

it('has a default for everything', () => {
  expect(readEnvironment({})).toEqual({
    port: 3001,
    host: '127.0.0.1',
    dataDir: '.data',
    databaseUrl: null,
    seedDemo: true,
    trustProxy: 0,
    peoplePerAddress: 300,
    maxConnections: 10_000,
    logLevel: 'info',
    metricsToken: null,
    extensions,
    maxStreams: 20_000,
    publicUrl: null,
    productName: 'AZ Connect',
    smtp: null,
  });
});

it('reads what is set', () => {
  const env = {
    PORT: '0',
    HOST: '::1',
    DATA_DIR: '/srv/az',
    DATABASE_URL: 'postgres://az@db.example/az',
    SEED_DEMO: '0',
    TRUST_PROXY: 'loopback, 10.0.0.0/8',
    PEOPLE_PER_ADDRESS: '5000',
    MAX_CONNECTIONS: '200',
    API_EXTENSIONS: 'accounts, network',
    LIVE_MAX_STREAMS: '50',
  };
  const operators = { LOG_LEVEL: 'warn', METRICS_TOKEN: 'sixteen-letters!' };
  const mail = {
    PUBLIC_URL: 'https://reseau.test',
    PRODUCT_NAME: 'Réseau',
    SMTP_URL: 'smtps://user:secret@mail.test',
    SMTP_FROM: 'bonjour@reseau.test',
  };
  expect(readEnvironment({ ...env, ...mail, ...operators })).toEqual({
    port: 0,
    host: '::1',
    dataDir: '/srv/az',
    databaseUrl: 'postgres://az@db.example/az',
    seedDemo: false,
    trustProxy: ['loopback', '10.0.0.0/8'],
    peoplePerAddress: 5000,
    maxConnections: 200,
    logLevel: 'warn',
    metricsToken: 'sixteen-letters!',
    extensions: ['accounts', 'network'],
    maxStreams: 50,
    publicUrl: 'https://reseau.test',
    productName: 'Réseau',
    smtp: { url: 'smtps://user:secret@mail.test', from: 'bonjour@reseau.test' },
  });
});

it('seeds the demo network on loopback only', () => {
  expect(readEnvironment({ HOST: '0.0.0.0', SEED_DEMO: '1' }).seedDemo).toBe(false);
  expect(readEnvironment({ HOST: 'localhost' }).seedDemo).toBe(true);
});

it.each([
  [{ PORT: '65536' }, /^PORT/],
  [{ PORT: '-1' }, /^PORT/],
  [{ DATABASE_URL: 'mysql://db.example/az' }, /^DATABASE_URL/],
  [{ DATABASE_URL: 'postgres://db.example/az?sslmode=prefer' }, /^The sslmode of DATABASE_URL/],
  [{ SEED_DEMO: 'true' }, /^SEED_DEMO/],
  [{ API_EXTENSIONS: 'login,chat' }, /^API_EXTENSIONS/],
  [{ LIVE_MAX_STREAMS: 'many' }, /^LIVE_MAX_STREAMS/],
  [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY/],
  [{ TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY/],
  [{ TRUST_PROXY: '10.0.0.0/0' }, /^TRUST_PROXY/],
  [{ PEOPLE_PER_ADDRESS: '0' }, /^PEOPLE_PER_ADDRESS/],
  [{ PEOPLE_PER_ADDRESS: '1e3' }, /^PEOPLE_PER_ADDRESS/],
  [{ MAX_CONNECTIONS: '-1' }, /^MAX_CONNECTIONS/],
  [{ MAX_CONNECTIONS: '1000001' }, /^MAX_CONNECTIONS/],
  [{ METRICS_TOKEN: 'fifteen-letters' }, /^METRICS_TOKEN/],
  [{ METRICS_TOKEN: 'sixteen letters!' }, /^METRICS_TOKEN/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL/],
  [{ PUBLIC_URL: 'reseau.test' }, /^PUBLIC_URL/],
  [{ PUBLIC_URL: 'javascript:alert(1)' }, /^PUBLIC_URL/],
  [{ SMTP_URL: 'https://mail.test', SMTP_FROM: 'a@b.test' }, /^SMTP_URL must/],
  [{ SMTP_URL: 'smtp://mail.test' }, /^SMTP_URL and SMTP_FROM/],
  [{ SMTP_FROM: 'a@b.test' }, /^SMTP_URL and SMTP_FROM/],
  [{ SMTP_URL: 'smtp://mail.test', SMTP_FROM: 'A <a@b.test>' }, /^SMTP_FROM/],
  [{ SMTP_URL: 'smtp://mail.test', SMTP_FROM: 'a@b.test\nBcc: c@d.test' }, /^SMTP_FROM/],
  [{ PRODUCT_NAME: 'AZ\r\nBcc: c@d.test' }, /^PRODUCT_NAME/],
])('refuses %p', (env, sentence) => {
  expect(() => readEnvironment(env)).toThrow(sentence);
});

it('lists every mistake at once', () => {
  expect(() => readEnvironment({ PORT: 'x', SEED_DEMO: 'x' })).toThrow(/^PORT.+\nSEED_DEMO.+\.$/);
});
