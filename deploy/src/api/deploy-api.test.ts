import { readdir } from 'node:fs/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { commands } from '../commands/index.ts';
import { stableOf } from '../control/state.ts';
import { ControlOrigin } from '../testing/control-origin.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { goodArea, goodShell, secretOf, stateWith, tokenWith } from '../testing/sample-records.ts';
import { DiskFiles } from '../versions/disk-files.ts';
import { Versions } from '../versions/versions.ts';
import { deployApi, maxRefusals } from './deploy-api.ts';
import { isCommand } from './required-right.ts';

const [feed, next] = [goodArea('feed'), goodArea('feed', '1.1.0')];

// Scanning files for secrets takes long on a busy machine.
jest.setTimeout(60_000);

let origin: ControlOrigin;
let store: MemoryStore;

beforeEach(async () => {
  store = new MemoryStore({
    ...stateWith([goodShell(), feed], [next]),
    tokens: [
      tokenWith('all', '*:*'),
      tokenWith('fil', 'feed:publish,feed:rollout,feed:rollback,feed:kill,feed:freeze,*:read'),
      tokenWith('profil', 'profile:*'),
      tokenWith('late', '*:*', { expiresAt: 1 }),
      tokenWith('gone', '*:*', { revokedAt: 1 }),
      tokenWith('clerk', '*:token,*:read'),
    ],
  });
  origin = new ControlOrigin(store);
  await origin.start();
});

afterEach(() => origin.stop());

const ask = async (method: string, path: string, token: string | null, body: object = {}) => {
  const reply = await fetch(`${origin.url}/deploy/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${secretOf(token)}` } : {}),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  return { status: reply.status, body: (text ? JSON.parse(text) : null) as Record<string, unknown> };
};
const command = (verb: string, area: string, token: string | null, body: object = {}) =>
  ask('POST', `/commands/${verb}/${area}`, token, body);

const everywhere: string[] = ['freeze', 'unfreeze', 'collect', 'create-token', 'revoke-token'];
const verbs = Object.keys(commands).filter(isCommand);
const calls: [string, string, string][] = [
  ...verbs.map((verb): [string, string, string] => [
    verb,
    'POST',
    `/commands/${verb}/${everywhere.includes(verb) ? 'all' : 'feed'}`,
  ]),
  ['publish', 'POST', '/publish/feed/missing'],
  ['publish', 'POST', '/publish/feed/check'],
  ['publish', 'PUT', `/publish/feed/files/${'a'.repeat(96)}`],
  ['publish', 'POST', '/publish/feed/versions'],
  ['status', 'GET', '/status'],
  ['history', 'GET', '/areas/feed/history'],
  ['keys', 'GET', '/keys'],
  ['findings', 'GET', '/areas/feed/findings'],
  ['recalls', 'GET', '/areas/feed/recalls'],
  ['health', 'GET', '/areas/feed/health'],
  ['report', 'GET', '/reports/3k9x1a7b'],
  ['routes', 'GET', '/areas/feed/routes/1.0.0+b100'],
  ['overrides', 'GET', '/overrides'],
  ['sbom', 'GET', '/areas/feed/sbom/1.0.0+b100'],
  ['audit', 'GET', '/audit'],
];

/** Routes of the plugin, as patterns of its paths. */
async function routesOf(extend: (api: FastifyInstance) => void = () => undefined) {
  const app = fastify({ exposeHeadRoutes: false });
  const routes: { method: string; pattern: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    routes.push({ method: String(method), pattern: new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`) });
  });
  const versions = new Versions(store);
  await app.register(async (api) => {
    const parts = { dataDir: origin.dataDir, files: new DiskFiles(origin.dataDir) };
    await deployApi(api, { versions, ...parts, productUrl: String, addressHash: String });
    extend(api);
  });
  await app.ready();
  return routes;
}

test('the table of calls contains every route, and says which commands need a right to all areas', async () => {
  const routes = await routesOf();
  const isCalled = ({ method, pattern }: (typeof routes)[number]) =>
    calls.some(([, one, path]) => one === method && pattern.test(path));
  expect(routes.length).toBeGreaterThan(6);
  expect(routes.filter((route) => !isCalled(route))).toEqual([]);
  const global = verbs.filter((verb) => commands[verb].scope === 'all');
  expect(global.sort()).toEqual(everywhere.sort());
});

test('a route without a declared right is not found', async () => {
  const careless = routesOf((api) => api.delete('/everything', async () => 'gone'));
  await expect(careless).rejects.toThrow('DELETE /everything does not say which right it needs.');
});

describe.each(calls)('%s (%s %s)', (verb, method, path) => {
  test.each([
    ['no token', null, 401, 'unknown', null],
    ['an unknown token', 'stranger', 401, 'unknown', null],
    ['an expired token', 'late', 401, 'expired', 'late/late'],
    ['a revoked token', 'gone', 401, 'revoked', 'gone/gone'],
    ['the token of another team', 'profil', 403, 'not-allowed', 'profil/profil'],
  ])('is refused for %s: nothing changes, and it is counted', async (_name, token, status, reason, who) => {
    const before = store.state;
    // Not even a malformed body is read.
    const reply = await ask(method, path, token, { nonsense: true });
    expect({ status: reply.status, kind: reply.body.ok }).toEqual({ status, kind: false });
    expect(store.state).toBe(before);
    expect(store.log).toEqual([]);
    expect(store.refused).toMatchObject([{ verb, who, reason }]);
    expect(await readdir(origin.dataDir)).toEqual(['signing']);
  });
});

test('a right to one area is not a right to all: a team that may freeze its area cannot freeze everything', async () => {
  for (const area of ['feed', 'all']) expect((await command('freeze', area, 'fil')).status).toBe(403);
  expect(store.state.frozen).toBeNull();
});

test('nobody grants a right they do not hold', async () => {
  const grant = (rights: object[]) =>
    command('create-token', 'all', 'clerk', { team: 'new', rights, expiresAt: null });
  expect(await grant([{ area: 'feed', verb: 'publish' }])).toMatchObject({
    status: 403,
    body: { sentence: 'Nobody grants what they may not do: feed:publish.' },
  });
  expect(store.refused).toMatchObject([{ who: 'clerk/clerk', verb: 'create-token', reason: 'not-allowed' }]);
  const granted = await grant([{ area: '*', verb: 'read' }]);
  expect(granted).toMatchObject({ status: 200, body: { token: expect.stringMatching(/^az_[\w-]{43}$/) } });
  expect(JSON.stringify([store.state, store.log])).not.toContain(granted.body.token);
});

test('a command is executed and logged with its reason, and a dry run is not', async () => {
  const start = { version: next.version, steps: [{ basisPoints: 10_000, soakMs: 0 }], why: 'new composer' };
  expect((await command('start', 'feed', 'fil', { ...start, dryRun: true })).body.said).toEqual([
    'feed 1.1.0+b110 goes to everybody; the next promotion makes it stable.',
  ]);
  expect([store.state.revision, store.log.length]).toEqual([1, 0]);
  expect((await command('start', 'feed', 'fil', start)).status).toBe(200);
  expect(store.log).toMatchObject([
    { who: 'fil/fil', verb: 'start', area: 'feed', what: '1.1.0+b110: 100 %', why: 'new composer' },
  ]);
  expect((await command('promote', 'feed', 'fil', { expected: 1 })).status).toBe(409);
  expect((await command('promote', 'feed', 'fil', { expected: 2 })).status).toBe(200);
  expect(stableOf(store.state, 'feed')).toBe(next.version);
});

test.each([
  [
    'promote',
    { force: 'yes' },
    'The request is malformed at force: Invalid type: Expected boolean but received "yes"',
  ],
  [
    'start',
    { version: next.version, steps: 'all' },
    'The request is malformed at steps: Invalid type: Expected Array but received "all"',
  ],
  ['start', { steps: [] }, 'The request is malformed at version: it is missing'],
  [
    'pause',
    { surprise: 1 },
    'The request is malformed at surprise: Invalid key: Expected never but received "surprise"',
  ],
])('%s with %p is malformed', async (verb, body, sentence) => {
  expect(await command(verb, 'feed', 'fil', body)).toMatchObject({ status: 400, body: { sentence } });
});

test('nobody revokes a token with rights beyond their own: the operators keep theirs', async () => {
  const end = (id: string) => command('revoke-token', 'all', 'clerk', { id });
  expect(await end('all')).toMatchObject({
    status: 403,
    body: { sentence: 'Nobody ends a token that may do what they may not: *:*.' },
  });
  expect(await end('fil')).toMatchObject({ status: 403 });
  expect(store.state.tokens.filter(({ revokedAt }) => revokedAt !== null)).toHaveLength(1);
  expect((await end('clerk')).status).toBe(200);
});

describe('a stranger at the address of an operator', () => {
  beforeEach(async () => {
    for (let attempt = 0; attempt < maxRefusals; attempt += 1) await command('freeze', 'all', 'stranger');
  });

  test('does not block the operator from freezing and killing', async () => {
    expect((await command('freeze', 'all', 'all', { why: 'night' })).status).toBe(200);
    expect((await command('kill', 'feed', 'fil', { version: next.version })).status).toBe(200);
    expect(store.state.frozen).not.toBeNull();
  });

  test('is rate limited, and fills neither the log nor the counts', async () => {
    const { status, body } = await command('freeze', 'all', 'stranger');
    expect([status, body.sentence]).toEqual([
      429,
      'Too many refused tokens: wait a minute, or send one that is good.',
    ]);
    expect(store.log).toEqual([]);
    expect(store.refused).toHaveLength(maxRefusals);
  });
});

test.each([
  ['a verb', '/commands/<script>/feed', { verb: 'unknown', area: 'feed' }],
  ['an area', '/commands/kill/Fil%20feed', { verb: 'kill', area: '*' }],
])('%s of a stranger’s choice is not recorded', async (_name, path, counted) => {
  expect((await ask('POST', path, 'stranger')).status).toBe(401);
  expect(store.refused).toMatchObject([counted]);
});
