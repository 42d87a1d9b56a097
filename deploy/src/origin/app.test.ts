import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { readSettings } from '../env.ts';
import { noDatabase } from '../testing/no-database.ts';
import { sampleArea, sampleLive, sampleShell } from '../testing/sample-live.ts';
import type { ShellRecord } from '../versions/record.ts';
import type { Live, Versions } from '../versions/versions.ts';
import { createOrigin } from './app.ts';
import { discoveryOf, pageDiscovery } from './discovery.ts';
import { commonHeaders, inertPolicy } from './security-headers.ts';

/** An external API: it replies with the method and the URL of the request. */
const api: Server = createServer((request, response) => response.end(`api ${request.method} ${request.url}`));

let dataDir: string;
let live: Live;
let app: FastifyInstance;

// An origin with an external API uses the database only for the health check.
const versions = { live: async () => live, ownerOfFolder: async () => null } as unknown as Versions;

function start(): Promise<FastifyInstance> {
  const { port } = api.address() as AddressInfo;
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    API_ORIGIN: `http://127.0.0.1:${port}`,
  });
  return createOrigin(settings, noDatabase, versions);
}

type Question = { method?: string; headers?: Record<string, string> };
type Answer = { statusCode?: number; headers: IncomingHttpHeaders; body: string; bytes: Buffer };

/** Requests a path exactly as written; `fetch` would normalise it. */
function ask(path: string, question: Question = {}): Promise<Answer> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, agent: false, ...question }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({
          statusCode: response.statusCode,
          headers: response.headers,
          body: String(bytes),
          bytes,
        });
      });
    });
    asked.on('error', reject).end();
  });
}

beforeAll(() => new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => void api.close(resolve)));

beforeEach(async () => {
  live = sampleLive();
  dataDir = await mkdtemp(join(tmpdir(), 'az-origin-'));
  app = await start();
  await app.listen({ host: '127.0.0.1', port: 0 });
});

afterEach(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

const nonceOf = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1];

describe('a page', () => {
  test('has its nonce and policies, and is kept by this browser alone', async () => {
    const { statusCode, headers, body } = await ask('/help');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache, no-transform', vary: '*' });
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
    expect(body).toContain(`<script nonce="${nonceOf(headers['content-security-policy'])}">`);
  });

  test('never has the nonce of another one', async () => {
    const [one, other] = await Promise.all([ask('/help'), ask('/help')]);
    expect(nonceOf(one.headers['content-security-policy'])).not.toBe(
      nonceOf(other.headers['content-security-policy']),
    );
  });

  test.each(['/nulle-part', '//', '//autre.test/help', '/%2e%2e/%2e%2e/etc/passwd'])(
    'at %s, an unknown path, is a 404',
    async (url) => {
      const { statusCode, headers } = await ask(url);
      expect(statusCode).toBe(404);
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  test.each([
    '/help/%ff',
    '/feed/tag/100%',
    '/%E0%A4%A',
    '/feed/tag/caf%C3',
    '/help%2',
    '/help/%zz?q=1%',
    '/%c0%ae',
  ])('at %s, a malformed address, is the page of an unknown one', async (url) => {
    const { statusCode, headers, body } = await ask(url);
    expect({ statusCode, type: headers['content-type'] }).toEqual({
      statusCode: 404,
      type: 'text/html; charset=utf-8',
    });
    expect(headers).toMatchObject(commonHeaders);
    const same = (html: string) => html.replace(/nonce(="|-)[^"' ]+/g, '');
    expect(same(body)).toBe(same((await ask('/nulle-part')).body));
  });

  test('is found at an address whose query alone is malformed', async () => {
    expect((await ask('/help/?fbclid=a%E0')).statusCode).toBe(200);
  });

  test('at a malformed value of a parameter is the page of its route, as not found', async () => {
    const path = '/blogs/:blogId';
    live = sampleLive({
      areas: [sampleArea('feed', { routes: [{ path, group: 'public', title: 'Article' }] })],
    });
    expect((await ask('/blogs/100%25')).statusCode).toBe(200);
    expect((await ask('/blogs/100%')).statusCode).toBe(404);
  });

  test.each([
    ['/az-connect-backend/api/user/%', 400, 'application/json; charset=utf-8'],
    ['/discovery/%', 400, 'application/json; charset=utf-8'],
    ['/areas/feed/%', 404, 'text/plain; charset=utf-8'],
  ])('is not what %s gets: a malformed address of another kind', async (url, statusCode, type) => {
    const { headers, ...reply } = await ask(url);
    expect({ statusCode: reply.statusCode, type: headers['content-type'] }).toEqual({ statusCode, type });
    expect(headers).toMatchObject(commonHeaders);
  });

  test('is also found by an absolute URL, as proxies send it', async () => {
    expect((await ask('http://az-connect.test/help?q=1')).statusCode).toBe(200);
  });

  test.each([
    ['authKey=abc', 'frame.js'],
    ['theme=dark; authKey=abc', 'frame.js'],
    ['authKey=', 'sign-in.js'],
    ['notauthKey=abc', 'sign-in.js'],
    ['', 'sign-in.js'],
  ])('that is guarded, with the cookie %p, is %s', async (cookie, file) => {
    const { body } = await ask('/feed/home', { headers: { cookie } });
    const other = file === 'frame.js' ? 'sign-in.js' : 'frame.js';
    expect(body).toContain(`/${file}" nonce=`);
    expect(body).not.toContain(`/${other}" nonce=`);
  });

  test('is compressed as the browser accepts, with the same content in each coding', async () => {
    const text = async (encoding: string) => {
      const reply = await ask('/help', { headers: { 'accept-encoding': encoding } });
      expect(reply.headers.vary).toBe('*');
      const form = reply.headers['content-encoding'];
      const bytes =
        form === 'br'
          ? brotliDecompressSync(reply.bytes)
          : form === 'gzip'
            ? gunzipSync(reply.bytes)
            : reply.bytes;
      const nonce = nonceOf(reply.headers['content-security-policy']) ?? '';
      return [form, String(bytes).replaceAll(nonce, '')];
    };
    const [, plain] = await text('identity');
    expect(await text('gzip, deflate, br, zstd')).toEqual(['br', plain]);
    expect(await text('gzip')).toEqual(['gzip', plain]);
  });

  test('with a part from a development server requires no integrity', async () => {
    live = sampleLive({ areas: [sampleArea('feed', { version: '1.0.0+development' })] });
    const { headers } = await ask('/auth/sign-in');
    expect(headers).not.toHaveProperty('integrity-policy');
    expect(headers).toHaveProperty('content-security-policy');
  });
});

test('discovery names every live area and its own revision, and is never cached', async () => {
  live = { ...live, revision: 7 };
  const { statusCode, headers, body } = await ask('/discovery');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'az-revision': '7',
  });
  expect(JSON.parse(body)).toEqual(discoveryOf(live));
});

test('discovery follows what is live, without a restart', async () => {
  live = sampleLive({ shell: sampleShell(), areas: [sampleArea('profile')] });
  const { body } = await ask('/discovery');
  expect(Object.keys(JSON.parse(body).microFrontends)).toEqual(['@az/profile']);
});

test('the whole route index has an address of its own, and is never cached', async () => {
  const { statusCode, headers, bytes } = await ask('/discovery/routes', {
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'accept-encoding',
    'content-encoding': 'gzip',
  });
  expect(JSON.parse(String(gunzipSync(bytes)))).toEqual({ routes: pageDiscovery(live, []).routes });
});

test('the storage keys of the shell and the areas are listed with their kind', async () => {
  const session = { kind: 'cookie' as const, key: 'authKey', what: 'Jeton.', until: 'Fermeture' };
  const posts = { key: 'az-posts:‹membre›', what: 'Publications.', until: 'sign-out' as const };
  const seen = { key: 'az-seen', what: 'Déjà vu.', until: 'tab' as const };
  live = sampleLive({
    shell: sampleShell({ storage: [session] }),
    areas: [sampleArea('feed', { storage: [posts, seen] }), sampleArea('older')],
  });
  const { headers, body } = await ask('/discovery/storage');
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(JSON.parse(body)).toEqual({
    keys: [session, { kind: 'local', ...posts }, { kind: 'session', ...seen }],
  });
});

describe('the service worker', () => {
  test('is revalidated each time, and sent again only when its bytes changed', async () => {
    const { statusCode, headers, body } = await ask('/service-worker.js');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      ...commonHeaders,
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toContain('serve(offlinePage)');
    const again = { headers: { 'if-none-match': String(headers.etag) } };
    expect(await ask('/service-worker.js', again)).toMatchObject({ statusCode: 304, body: '' });
    live = sampleLive({
      shell: sampleShell({ page: { ...live.shell.page, serviceWorker: '{other(offlinePage)}' } }),
    });
    expect((await ask('/service-worker.js', again)).statusCode).toBe(200);
  });

  test.each([
    ['reports hung pages', '/heartbeat-worker.js', 'heartbeatWorker', '{beat()}'],
    ['reduces pictures', '/picture-worker.js', 'pictureWorker', '{shrink()}'],
  ] as const)(
    'has a worker beside it that %s, which older shells lack',
    async (_what, path, name, script) => {
      const { headers, body } = await ask(path);
      expect(headers['content-security-policy']).toContain("connect-src 'self'");
      expect(body).toBe(script);
      const { [name]: known, ...page } = sampleShell().page;
      expect(known).toBe(script);
      live = sampleLive({ shell: sampleShell({ page: page as ShellRecord['page'] }) }); // only the optional script is missing
      expect((await ask(path)).statusCode).toBe(404);
    },
  );

  test('does not depend on the visitor', async () => {
    const cookie = { headers: { cookie: 'authKey=abc' } };
    expect((await ask('/service-worker.js', cookie)).body).toBe((await ask('/service-worker.js')).body);
  });
});

test('an external API is available under the same path', async () => {
  const { body } = await ask('/az-connect-backend/api/login', { method: 'POST' });
  expect(body).toBe('api POST /az-connect-backend/api/login');
});

test('the health and readiness checks of the origin answer', async () => {
  for (const path of ['/healthz', '/readyz']) expect((await ask(path)).statusCode).toBe(200);
});

test('a failure of the server reveals nothing of its cause', async () => {
  versions.live = () => Promise.reject(new Error('secret cause'));
  try {
    const { statusCode, body } = await ask('/help');
    expect(statusCode).toBe(500);
    expect(body).not.toContain('secret cause');
  } finally {
    versions.live = async () => live;
  }
});

test.each([
  '/help',
  '/discovery',
  '/discovery/routes',
  '/discovery/storage',
  '/healthz',
  '/areas/none.js',
  '/nulle-part',
  '/az-connect-backend/api/x',
])('the reply at %s has the common headers', async (url) => {
  const { headers } = await ask(url);
  expect(headers).toMatchObject(commonHeaders);
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test.each(['/discovery', '/icon.svg', '/nulle-part.js', '/areas', '/healthz', '/az-connect-backend/api/x'])(
  'a reply that is no page, such as %s, runs and loads nothing when opened as one',
  async (url) => {
    const asked = url.endsWith('.js') ? { method: 'POST' } : {};
    expect((await ask(url, asked)).headers['content-security-policy']).toBe(inertPolicy);
  },
);

test('a page cannot be posted to', async () => {
  expect((await ask('/help', { method: 'POST' })).statusCode).toBe(404);
});
