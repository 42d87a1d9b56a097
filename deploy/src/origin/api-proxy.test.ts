import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener, request, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:http2';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { readSettings } from '../env.ts';
import { noDatabase } from '../testing/no-database.ts';
import { type Answer, type RequestOptions, sendRequest } from '../testing/send-request.ts';
import { until } from '../testing/two-origins.ts';
import type { Versions } from '../versions/versions.ts';
import { registerApiProxy } from './api-proxy.ts';
import { createOrigin } from './app.ts';

const certificates = join(__dirname, '../../../backend/test/certificates');
const tls = {
  TLS_CERT: join(certificates, 'localhost.cert.pem'),
  TLS_KEY: join(certificates, 'localhost.key.pem'),
};
const path = '/az-connect-backend/api/login';

/** An external API: it replies with the request headers. */
const echo: RequestListener = ({ headers }, response) => response.end(JSON.stringify(headers));

let api: Server;
let app: FastifyInstance;
let dataDir: string;

async function start(listener: RequestListener = echo, settings: Record<string, string> = {}) {
  api = settings.API_ORIGIN?.startsWith('https')
    ? createTlsServer({ cert: await readFile(tls.TLS_CERT), key: await readFile(tls.TLS_KEY) }, listener)
    : createServer(listener);
  await new Promise<void>((settle) => void api.listen(0, '127.0.0.1', settle));
  const scheme = settings.API_ORIGIN ?? 'http://';
  const API_ORIGIN = `${scheme}127.0.0.1:${(api.address() as AddressInfo).port}`;
  const environment = { LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...settings, API_ORIGIN };
  app = await createOrigin(readSettings(environment), noDatabase, {} as Versions);
  await app.listen({ host: '127.0.0.1', port: 0 });
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'az-origin-'));
});

afterEach(async () => {
  await app.close();
  api.closeAllConnections();
  await new Promise((settle) => void api.close(settle));
  await rm(dataDir, { recursive: true });
});

const port = () => (app.server.address() as AddressInfo).port;
const askApi = (question: RequestOptions = {}): Promise<Answer> =>
  sendRequest(`http://127.0.0.1:${port()}${path}`, question);
const headersOf = ({ bytes }: Answer): Record<string, string> => JSON.parse(String(bytes));

/** Headers by which a client could pretend to be somebody else. */
const forged = {
  'x-forwarded-for': '198.51.100.7',
  'x-forwarded-host': 'forged.test',
  'x-forwarded-proto': 'gopher',
  'x-forwarded-port': '1',
  'x-forwarded-prefix': '/forged',
  x_forwarded_for: '198.51.100.7',
  forwarded: 'for=198.51.100.7',
  via: '1.1 forged.test',
  'x-real-ip': '198.51.100.7',
  'x-client-ip': '198.51.100.7',
  'true-client-ip': '198.51.100.7',
};

const forwardingOf = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => /forwarded|via|ip/.test(name)));

test('the API gets the client address that the origin knows, and none that the client sends', async () => {
  await start();
  const headers = headersOf(await askApi({ headers: { ...forged, host: 'own.test' }, from: '127.0.0.2' }));
  expect(forwardingOf(headers)).toEqual({
    'x-forwarded-for': '127.0.0.2',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': 'own.test',
  });
});

test('behind a trusted proxy, the API gets the client address that the proxy sends', async () => {
  await start(echo, { TRUST_PROXY: '1' });
  const chain = { ...forged, 'x-forwarded-for': '203.0.113.1, 198.51.100.7', 'x-forwarded-proto': 'https' };
  expect(forwardingOf(headersOf(await askApi({ headers: chain })))).toEqual({
    'x-forwarded-for': '198.51.100.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'forged.test',
  });
});

test('the same over HTTP/2', async () => {
  await start(echo, tls);
  const session = connect(`https://localhost:${port()}`, { rejectUnauthorized: false });
  const stream = session.request({ ':path': path, ...forged });
  const bytes = Buffer.concat((await stream.toArray()) as Buffer[]);
  session.close();
  expect(forwardingOf(JSON.parse(String(bytes)))).toEqual({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': `localhost:${port()}`,
  });
});

test('a client that lists headers in Connection removes none that the origin sets', async () => {
  await start();
  const connection = 'close, x-forwarded-for, x-forwarded-proto, x-forwarded-host, x-other';
  const headers = headersOf(await askApi({ headers: { connection, 'x-other': '1', accept: 'text/plain' } }));
  expect(forwardingOf(headers)).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
  });
  expect(headers).toMatchObject({ accept: 'text/plain' });
  expect(headers).not.toHaveProperty('x-other');
});

test.each([
  ['te', 'trailers'],
  ['keep-alive', 'timeout=600'],
  ['proxy-connection', 'keep-alive'],
  ['proxy-authorization', 'Basic YTpi'],
  ['upgrade', 'h2c'],
  ['http2-settings', 'AAMAAABkAAQAAP__'],
])('the hop-by-hop header %s is not forwarded', async (name, value) => {
  await start();
  const answer = await askApi({ headers: { [name]: value } });
  expect(answer.status).toBe(200);
  expect(headersOf(answer)).not.toHaveProperty(name);
});

test('a body with Expect: 100-continue is forwarded', async () => {
  await start(async (incoming, response) => response.end(Buffer.concat(await incoming.toArray())));
  const { port } = app.server.address() as AddressInfo;
  const answer = await new Promise<string>((settle, reject) => {
    const asking = request({ port, path, method: 'POST', agent: false, headers: { expect: '100-continue' } });
    asking.once('continue', () => asking.end('the body'));
    asking.once('error', reject);
    asking.once('response', async (reply) => settle(String(Buffer.concat(await reply.toArray()))));
    asking.flushHeaders();
  });
  expect(answer).toBe('the body');
});

test('a call that the API refuses temporarily is not repeated', async () => {
  let calls = 0;
  await start((_, response) => {
    calls += 1;
    response.writeHead(503, { 'retry-after': '5' }).end();
  });
  const answer = await askApi();
  expect([answer.status, answer.headers['retry-after'], calls]).toEqual([503, '5', 1]);
});

test('nothing is sent to an API with an untrusted certificate', async () => {
  let calls = 0;
  await start(
    (_, response) => {
      calls += 1;
      response.end();
    },
    { API_ORIGIN: 'https://' },
  );
  expect((await askApi()).status).toBe(500);
  expect(calls).toBe(0);
});

test.each([
  '/az-connect-backend/..%2fmetrics',
  '/az-connect-backend/%2e%2e/metrics',
  '/az-connect-backend/../metrics',
])('nothing beside the calls can be reached through %s', async (hostile) => {
  const asked: string[] = [];
  await start(({ url = '' }, response) => {
    asked.push(url);
    response.end();
  });
  const { port } = app.server.address() as AddressInfo;
  await new Promise((settle) =>
    request({ port, path: hostile, agent: false }, (reply) => settle(reply.resume())).end(),
  );
  expect(asked).toEqual([]);
});

test('a stream is forwarded as it comes, and ends at the API when its client leaves', async () => {
  let streamed: ServerResponse | undefined;
  let hasLeft = false;
  await start((_, response) => {
    streamed = response;
    response.once('close', () => {
      hasLeft = true;
    });
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: hello\n\n');
  });
  const stream = await fetch(`http://127.0.0.1:${port()}/az-connect-backend/api/live/stream`);
  const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
  const next = async () => String(Buffer.from((await reader.read()).value ?? []));
  expect(await next()).toBe('event: hello\n\n');
  // The stream is still open, and events that follow are passed on at once.
  streamed?.write('event: beat\n\n');
  expect(await next()).toBe('event: beat\n\n');
  await reader.cancel();
  await until(
    async () => hasLeft,
    (left) => left,
  );
});

test('streams leave connections to other calls, however many there are', async () => {
  let count = 0;
  api = createServer(({ url = '' }, response) => {
    if (!url.startsWith('/az-connect-backend/api/live/stream?')) return response.end('a reply');
    count += 1;
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: hello\n\n');
  });
  await new Promise<void>((settle) => void api.listen(0, '127.0.0.1', settle));
  app = fastify();
  const upstream = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  await registerApiProxy(app, upstream, { streams: 2, calls: 1 });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const leaving = new AbortController();
  const open = (after: number) =>
    fetch(`http://127.0.0.1:${port()}/az-connect-backend/api/live/stream?after=e.${after}`, {
      signal: leaving.signal,
    });
  await Promise.all([open(1), open(2)]);
  // The third stream waits until one of the others ends.
  open(3).catch(() => undefined);
  expect([String((await askApi()).bytes), count]).toEqual(['a reply', 2]);
  leaving.abort();
});
