import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Metrics } from '@az/backend';
import type { FastifyInstance } from 'fastify';
import { maxRefusals } from '../api/deploy-api.ts';
import { readSettings } from '../env.ts';
import { commonHeaders } from '../origin/security-headers.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { noDatabase } from '../testing/no-database.ts';
import { findingsIn, policiesIn } from '../testing/policy-findings.ts';
import { goodArea, goodShell, secretOf, stateWith, tokenWith } from '../testing/sample-records.ts';
import { DiskFiles } from '../versions/disk-files.ts';
import { Versions } from '../versions/versions.ts';
import { createAdmin } from './app.ts';
import type { ConsoleBuild } from './console-page.ts';

const built: ConsoleBuild = {
  record: {
    html: '<title>{{productName}}</title><script nonce="{{nonce}}">{{prePaint}}</script>{{style}}{{script}}{{config}}',
    prePaint: 'paint()',
    assets: { 'console.1.js': 'sha384-script', 'console.2.css': 'sha384-style' },
  },
  files: new Map([
    ['console.1.js', 'start()'],
    ['console.2.css', 'body{}'],
  ]),
};

let dataDir: string;
let app: FastifyInstance;
let store: MemoryStore;
let consoleBuild: Promise<ConsoleBuild | null>;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'az-admin-'));
  consoleBuild = Promise.resolve(built);
  store = new MemoryStore({
    ...stateWith([goodShell(), goodArea('feed')]),
    tokens: [tokenWith('operators', '*:*')],
  });
  const versions = new Versions(store);
  const settings = readSettings({
    ...{ LOG_LEVEL: 'silent', DATA_DIR: dataDir, API_ORIGIN: 'http://127.0.0.1:1', PRODUCT_NAME: 'Rés<eau' },
    ADMIN_NAMES: 'console.exemple.test',
  });
  app = await createAdmin(settings, noDatabase, {
    ...{ versions, files: new DiskFiles(dataDir), dataDir },
    metrics: new Metrics(noDatabase),
    addressHash: (address) => address,
    productUrl: () => 'https://reseau.test',
    consoleBuild: () => consoleBuild,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});

afterEach(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** Sends a request with any `Host` header, which `fetch` cannot set. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asking = request(
      {
        ...{ host: '127.0.0.1', port, path, method },
        headers: { host: `localhost:${port}`, ...headers },
      },
      async (reply) => {
        const body = Buffer.concat((await reply.toArray()) as Buffer[]).toString();
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body });
      },
    );
    asking.once('error', reject).end(method === 'POST' ? '{}' : undefined);
  });
}

const operator = { authorization: `Bearer ${secretOf('operators')}`, 'content-type': 'application/json' };
const stranger = { authorization: 'Bearer az_stranger', 'content-type': 'application/json' };

test('serves console, control plane, metrics and health checks', async () => {
  expect((await ask('/')).headers.location).toBe('/deploy');
  expect((await ask('/deploy')).status).toBe(200);
  expect((await ask('/deploy/api/status', operator)).status).toBe(200);
  expect((await ask('/metrics')).body).toContain('az_http_request_duration_seconds');
  for (const path of ['/healthz', '/readyz']) expect((await ask(path)).status).toBe(200);
  for (const path of ['/feed/home', '/discovery', '/areas/feed/1.0.0-b100/remoteEntry.js'])
    expect((await ask(path)).status).toBe(404);
});

test('no policy has a finding of csp_evaluator', async () => {
  for (const [path, count] of Object.entries({
    '/deploy': 2,
    '/deploy/files/console.1.js': 1,
    '/metrics': 1,
  })) {
    const policies = policiesIn(String((await ask(path)).headers['content-security-policy']));
    expect(policies).toHaveLength(count);
    // The second policy can only restrict the first, so only severe findings count (`policies.test.ts` of the origin).
    expect(findingsIn(policies[0] ?? '')).toEqual({ severe: [], mild: [] });
    expect(findingsIn(policies[1] ?? policies[0] ?? '').severe).toEqual([]);
  }
});

test('metrics are refused for requests through a proxy', async () => {
  expect((await ask('/metrics', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
});

describe('the page of the console', () => {
  test('has the policies of pages, its nonce, and integrity on its files', async () => {
    const { headers, body } = await ask('/deploy');
    const [policy = '', confined = ''] = [headers['content-security-policy']].flat().join('\n').split(', ');
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(confined).toBe(`script-src 'self' 'nonce-${nonce}'; object-src 'none'; base-uri 'none'`);
    expect(headers).toMatchObject({
      ...commonHeaders,
      'referrer-policy': 'no-referrer',
      'integrity-policy': 'blocked-destinations=(script)',
      'cache-control': 'no-store, no-transform',
    });
    expect(body).toBe(
      `<title>Rés&lt;eau</title><script nonce="${nonce}">paint()</script>` +
        `<link rel="stylesheet" href="/deploy/files/console.2.css" nonce="${nonce}" integrity="sha384-style" crossorigin="anonymous">` +
        `<script src="/deploy/files/console.1.js" nonce="${nonce}" integrity="sha384-script" crossorigin="anonymous" defer></script>` +
        '{"productName":"Rés\\u003ceau"}',
    );
    expect((await ask('/deploy')).body).not.toContain(nonce);
  });

  test.each([
    ['console.1.js', 'text/javascript; charset=utf-8', 'start()'],
    ['console.2.css', 'text/css; charset=utf-8', 'body{}'],
  ])('loads %s, which never changes, with its own type only', async (file, type, text) => {
    const { status, headers, body } = await ask(`/deploy/files/${file}`);
    expect([status, body]).toEqual([200, text]);
    expect(headers).toMatchObject({
      ...commonHeaders,
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  test.each(['record.json', '..%2f..%2fpackage.json', ''])('serves no other file: %j', async (file) => {
    expect((await ask(`/deploy/files/${file}`)).status).toBe(404);
  });

  test('waits for a build that runs', async () => {
    let finish = (_: ConsoleBuild) => {};
    consoleBuild = new Promise((resolve) => {
      finish = resolve;
    });
    const asked = ask('/deploy');
    finish(built);
    expect((await asked).status).toBe(200);
  });

  test('says so when it is not built', async () => {
    consoleBuild = Promise.resolve(null);
    expect((await ask('/deploy')).status).toBe(503);
    expect((await ask('/deploy/files/console.1.js')).status).toBe(404);
  });
});

describe('a cross-site request of an operator’s browser', () => {
  test.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from the product, which is the same site on another port', { 'sec-fetch-site': 'same-site' }],
    ['from a browser without Fetch Metadata', { origin: 'http://localhost:3000' }],
    ['from a frame without an origin', { origin: 'null' }],
  ])('%s is refused before the token is read', async (_name, headers) => {
    for (const path of [
      '/deploy',
      '/deploy/api/status',
      '/deploy/files/console.1.js',
      '/metrics',
      '/healthz',
    ])
      expect((await ask(path, { ...operator, ...headers })).status).toBe(403);
    const freeze = await ask('/deploy/api/commands/freeze/all', { ...operator, ...headers }, 'POST');
    expect([freeze.status, JSON.parse(freeze.body).sentence]).toEqual([
      403,
      'Requests that another site makes are refused.',
    ]);
    expect(store.state.frozen).toBeNull();
  });

  test('counts for no limit and is not recorded', async () => {
    const foreign = { ...stranger, 'sec-fetch-site': 'cross-site' };
    for (let attempt = 0; attempt < maxRefusals + 1; attempt += 1)
      expect((await ask('/deploy/api/commands/kill/feed', foreign, 'POST')).status).toBe(403);
    expect([store.log, store.refused]).toEqual([[], []]);
    expect((await ask('/deploy/api/status', stranger)).status).toBe(401);
    expect(store.refused).toHaveLength(1);
  });

  test.each([
    ['its own page', { 'sec-fetch-site': 'same-origin' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['a program', {}],
  ])('%s is allowed', async (_name, headers) => {
    expect((await ask('/deploy/api/status', { ...operator, ...headers })).status).toBe(200);
  });

  test('its own page without Fetch Metadata is allowed', async () => {
    const { port } = app.server.address() as AddressInfo;
    const own = { ...operator, origin: `http://localhost:${port}` };
    expect((await ask('/deploy/api/status', own)).status).toBe(200);
  });
});

describe('the host name', () => {
  test.each(['localhost', '127.0.0.1:4000', '[::1]:4000', '10.0.0.7', 'console.exemple.test:8443'])(
    '%s is one of its own',
    async (host) => {
      expect((await ask('/deploy', { host })).status).toBe(200);
    },
  );

  test.each(['attaquant.test:4000', 'localhost.attaquant.test', 'localhost@attaquant.test', 'a b'])(
    'a page that reached it as %j is refused, whatever it forwards',
    async (host) => {
      const led = { host, 'sec-fetch-site': 'same-origin', 'x-forwarded-host': 'localhost' };
      for (const path of ['/deploy', '/metrics', '/deploy/api/status'])
        expect((await ask(path, { ...operator, ...led })).status).toBe(421);
    },
  );
});

test('files up to the maximum size of a version are accepted', async () => {
  const body = randomBytes(18 * 1024 * 1024);
  const digest = createHash('sha384').update(body).digest('hex');
  const { port } = app.server.address() as AddressInfo;
  const reply = await fetch(`http://localhost:${port}/deploy/api/publish/feed/files/${digest}`, {
    method: 'PUT',
    headers: { ...operator, 'content-type': 'application/octet-stream' },
    body,
  });
  expect(reply.status).toBe(204);
});
