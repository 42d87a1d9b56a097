import { connect } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { DeployClient } from '../command-line/client.ts';
import { publishBuilt } from '../command-line/publish.ts';
import { type Nginx, startNginx } from '../testing/nginx.ts';
import { SampleBucket } from '../testing/sample-bucket.ts';
import { sampleBuild } from '../testing/sample-build.ts';
import { goodArea } from '../testing/sample-records.ts';
import { type Answer, sendRequest } from '../testing/send-request.ts';
import { startTwoOrigins, type TwoOrigins, until } from '../testing/two-origins.ts';
import { readSigningKey } from '../versions/signing-keys.ts';

jest.setTimeout(120_000);

/** Failed sign-ins allowed for one address in five minutes (`backend/src/config/api-config.ts`). */
const signInFailures = 25;

let bucket: SampleBucket;
let both: TwoOrigins;
let nginx: Nginx;

beforeAll(async () => {
  bucket = await SampleBucket.start();
  both = await startTwoOrigins({ TRUST_PROXY: '1', ...bucket.environment });
  nginx = await startNginx(both.origins);
}, 180_000);

afterAll(async () => {
  await nginx?.stop();
  await both?.stop();
  await bucket.stop();
});

const direct = () => both.origins[0].url;
const file = '/areas/feed/1.0.0-b100/remoteEntry.js';
const client = () => new DeployClient({ url: both.origins[0].adminUrl, token: both.token, send: fetch });
const revisionOf = ({ headers }: Answer): number => Number(headers['az-revision']);

/** Headers that an origin decides, without those of the connection. Nonces are masked: each reply has another one. */
function decided({ headers }: Answer) {
  const { date: _date, connection: _connection, 'keep-alive': _keep, server: _server, ...rest } = headers;
  const { 'transfer-encoding': _transfer, 'content-length': _length, ...kept } = rest;
  return JSON.parse(JSON.stringify(kept).replace(/nonce-[\w+/=]+/g, 'nonce'));
}

test('nginx accepts the configuration', () => {
  expect(nginx.check).toMatch(/syntax is ok.*test is successful/s);
  expect(nginx.check).not.toMatch(/\[(error|alert|emerg)\]/);
});

test.each([
  '/feed/home',
  '/',
  '/discovery',
  '/discovery/routes',
  '/discovery/storage',
  '/discovery/kill.json',
  '/service-worker.js',
  '/nowhere',
  file,
])('%s has the headers of its origin', async (path) => {
  const [own, passed] = [await sendRequest(direct() + path), await sendRequest(nginx.url + path)];
  expect(passed.status).toBe(own.status);
  expect(decided(passed)).toEqual(decided(own));
});

describe.each(['/discovery', file])('%s', (path) => {
  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip;q=1.0, br;q=0', gunzipSync],
    [undefined, 'identity', (bytes: Buffer) => bytes],
  ])('is compressed once, as %s', async (encoding, accepted, unpack) => {
    const plain = await sendRequest(direct() + path);
    // The second reply may come from the cache.
    for (let time = 0; time < 2; time += 1) {
      const answer = await sendRequest(nginx.url + path, { headers: { 'accept-encoding': accepted } });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(unpack(answer.bytes)).toEqual(plain.bytes);
    }
  });
});

test('a range request returns a part of the file, also from the cache', async () => {
  const whole = (await sendRequest(nginx.url + file)).bytes;
  const part = await sendRequest(nginx.url + file, { headers: { range: 'bytes=3-12' } });
  expect([part.status, part.bytes]).toEqual([206, whole.subarray(3, 13)]);
  const { etag = '' } = part.headers;
  expect((await sendRequest(nginx.url + file, { headers: { 'if-none-match': String(etag) } })).status).toBe(
    304,
  );
});

async function publish(number: string): Promise<void> {
  const built = await sampleBuild(join(both.folder, 'builds'), goodArea('feed', number));
  await publishBuilt(client(), built, {
    signingKey: readSigningKey(both.origins[0].dataDir),
    dryRun: false,
    why: '',
    print: () => undefined,
  });
}

test('a version that was published to one origin is served by both', async () => {
  await publish('1.1.0');
  const { revision } = await client().get<{ revision: number }>('/status');
  await until(
    async () =>
      Promise.all([1, 2, 3, 4].map(async () => revisionOf(await sendRequest(`${nginx.url}/discovery`)))),
    (seen) => seen.every((one) => one === revision),
  );
  const path = '/areas/feed/1.1.0-b110/remoteEntry.js';
  const [passed, ...own] = await Promise.all(
    [nginx, ...both.origins].map(({ url }) => sendRequest(url + path)),
  );
  expect(passed?.status).toBe(200);
  for (const answer of own) expect(answer).toMatchObject({ status: 200, bytes: passed?.bytes });
});

test('a killed version is gone from its cache within seconds', async () => {
  await publish('1.0.1');
  const killed = `${nginx.url}/areas/feed/1.0.1-b101/remoteEntry.js`;
  expect(
    (
      await until(
        () => sendRequest(killed),
        ({ status }) => status === 200,
      )
    ).status,
  ).toBe(200);
  await client().post('/commands/kill/feed', { version: '1.0.1+b101' });
  const gone = await until(
    () => sendRequest(killed),
    ({ status }) => status !== 200,
  );
  expect(gone).toMatchObject({ status: 410, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  expect((await sendRequest(nginx.url + file)).status).toBe(200);
});

test('while the file store is down a publish is refused, and pages and files still work', async () => {
  bucket.proxy.break('dead');
  await expect(publish('1.2.0')).rejects.toThrow(/^The file store at \S+ does not answer\.$/);
  for (const path of ['/feed/home', `${file}?past-the-cache`])
    expect((await sendRequest(nginx.url + path)).status).toBe(200);
  bucket.proxy.mend();
  await publish('1.2.0');
});

test('origins get the address of the visitor, whatever headers the visitor sends', async () => {
  const tryOut = (from: string, claimed: string) =>
    sendRequest(`${nginx.url}/az-connect-backend/api/login`, {
      ...{ from, method: 'POST' },
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': claimed,
        forwarded: `for=${claimed}`,
      },
      body: Buffer.from(JSON.stringify({ email: `${claimed}@exemple.test`, password: 'faux' })),
    });
  for (let number = 0; number < signInFailures; number += 1)
    expect((await tryOut('127.0.0.2', `198.51.100.${number}`)).status).toBe(401);
  expect((await tryOut('127.0.0.2', '203.0.113.7')).status).toBe(429);
  expect((await tryOut('127.0.0.3', '127.0.0.2')).status).toBe(401);
});

test('nginx itself refuses an address that sends too many requests, and no other', async () => {
  const strict = await startNginx(both.origins, [
    ['rate=800r/s', 'rate=1r/m'],
    ['burst=8000', 'burst=5'],
  ]);
  try {
    const askFrom = (from: string) => sendRequest(strict.url + file, { from });
    for (let number = 0; number < 6; number += 1) expect((await askFrom('127.0.0.4')).status).toBe(200);
    const refused = await askFrom('127.0.0.4');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '10']);
    expect(String(refused.bytes)).toMatch(/^Trop de demandes .+ réessayez\.\n$/);
    expect((await askFrom('127.0.0.5')).status).toBe(200);
  } finally {
    await strict.stop();
  }
});

test('an address with too many requests at once is refused, and no other', async () => {
  const strict = await startNginx(both.origins, [
    ['limit_conn az_connections 1800', 'limit_conn az_connections 2'],
  ]);
  const { port } = new URL(strict.url);
  const halves = Array.from({ length: 2 }, () =>
    connectTcp({ port: Number(port), host: '127.0.0.1', localAddress: '127.0.0.4' }).on(
      'error',
      () => undefined,
    ),
  );
  try {
    for (const half of halves)
      half.write('POST /x HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n\r\n');
    const refused = await until(
      () => sendRequest(strict.url + file, { from: '127.0.0.4' }),
      ({ status }) => status !== 200,
    );
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '10']);
    expect((await sendRequest(strict.url + file, { from: '127.0.0.5' })).status).toBe(200);
  } finally {
    for (const half of halves) half.destroy();
    await strict.stop();
  }
});

test('operator pages are not public', async () => {
  const headers = { authorization: `Bearer ${both.token}` };
  for (const path of ['/metrics', '/deploy', '/deploy/api/status'])
    expect((await sendRequest(nginx.url + path, { headers })).status).toBe(404);
});

test('over TLS it speaks HTTP/2, and cookies are for TLS only', async () => {
  await client().post('/commands/start/feed', {
    version: '1.1.0+b110',
    steps: [
      { basisPoints: 5000, soakMs: 0 },
      { basisPoints: 10_000, soakMs: 0 },
    ],
  });
  const session = connect(nginx.tlsUrl, { rejectUnauthorized: false });
  const page = () =>
    new Promise<Record<string, unknown>>((settle, reject) => {
      session.once('error', reject);
      const stream = session.request({ ':path': '/feed/home' });
      stream.once('response', (headers) => settle(headers));
      stream.resume();
    });
  const headers = await until(page, (answer) => answer['set-cookie'] !== undefined);
  session.close();
  expect(headers[':status']).toBe(200);
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect(String(headers['set-cookie'])).toMatch(
    /^__Host-az-cohort=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test('a live stream passes as it comes, whichever origin the change is made at', async () => {
  const api = (origin: string) => `${origin}/az-connect-backend/api`;
  const registered = await fetch(`${api(direct())}/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      type: 'person',
      Names: 'Aïssatou',
      LastName: 'Essai',
      email: 'direct@exemple.test',
      password: 'trois-pirogues-sur-le-fleuve',
    }),
  });
  const { access_token } = (await registered.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${access_token}` };
  const leaving = new AbortController();
  const stream = await fetch(`${api(nginx.url)}/live/stream`, { headers, signal: leaving.signal });
  let received = '';
  const reading = (async () => {
    for await (const bytes of stream.body as unknown as AsyncIterable<Uint8Array>)
      received += Buffer.from(bytes);
  })().catch(() => undefined);
  const form = new FormData();
  form.set('text', 'Une annonce en direct.');
  for (const { url } of both.origins) {
    const published = await fetch(`${api(url)}/az/announcements`, { method: 'POST', headers, body: form });
    const { feed } = (await published.json()) as { feed: { id: string } };
    await until(
      async () => received,
      (text) => text.includes(feed.id),
    );
  }
  leaving.abort();
  await reading;
});

describe('when origins die', () => {
  const paths = [
    '/feed/home',
    '/discovery',
    '/discovery/kill.json',
    file,
    '/az-connect-backend/api/capabilities',
  ];

  test('visitors of the killed one are served by the other without an error', async () => {
    const statuses: number[] = [];
    let isOver = false;
    const visitor = async (path: string) => {
      while (!isOver) statuses.push((await sendRequest(nginx.url + path)).status);
    };
    const visitors = paths.map(visitor);
    const answered = (count: number) =>
      until(
        async () => statuses.length,
        (length) => length >= count,
      );
    await answered(100);
    await both.origins[0].program.end('SIGKILL');
    await answered(statuses.length + 200);
    isOver = true;
    await Promise.all(visitors);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('commands go to the remaining one', async () => {
    const left = new DeployClient({ url: both.origins[1].adminUrl, token: both.token, send: fetch });
    const { revision } = await left.get<{ revision: number }>('/status');
    await left.post('/commands/freeze/all', {});
    expect((await left.get<{ revision: number }>('/status')).revision).toBe(revision + 1);
  });

  test('without any origin, files come from the cache, and everything else is reported as unavailable', async () => {
    await both.origins[1].program.end('SIGKILL');
    expect((await sendRequest(nginx.url + file)).status).toBe(200);
    const page = await sendRequest(`${nginx.url}/feed/home`);
    expect([page.status, page.headers['cache-control'], page.headers['retry-after']]).toEqual([
      503,
      'no-store',
      '5',
    ]);
  });
});
