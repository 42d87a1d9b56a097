import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { DeployClient } from '../command-line/client.ts';
import { publishBuilt } from '../command-line/publish.ts';
import { commandRights } from '../control/apply.ts';
import { stableOf } from '../control/state.ts';
import { ControlOrigin } from '../testing/control-origin.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { goodArea, goodShell, secretOf, stateWith, tokenWith } from '../testing/sample-records.ts';
import { DiskFiles } from '../versions/disk-files.ts';
import { isSignedBy } from '../versions/signature.ts';
import { openSigningKey, readPublicKey, readSigningKey } from '../versions/signing-keys.ts';
import { Versions } from '../versions/versions.ts';
import { commandBodies } from './bodies.ts';
import { deployApi, mostRefusals } from './deploy-api.ts';

const [feed, next] = [goodArea('feed'), goodArea('feed', '1.1.0')];

// Files are looked through for secrets, which takes its time on a busy machine.
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

const everywhere = ['freeze', 'unfreeze', 'collect', 'create-token', 'revoke-token'];
const verbs = Object.keys(commandRights).filter((verb) => verb !== 'publish');
const calls: [string, string, string][] = [
  ...verbs.map((verb): [string, string, string] => [
    verb,
    'POST',
    `/commands/${verb}/${everywhere.includes(verb) ? 'all' : 'feed'}`,
  ]),
  ['publish', 'POST', '/publish/feed/missing'],
  ['publish', 'PUT', `/publish/feed/files/${'a'.repeat(96)}`],
  ['publish', 'POST', '/publish/feed/versions'],
  ['status', 'GET', '/status'],
  ['history', 'GET', '/areas/feed/history'],
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

test('the table of calls has every route and every verb', async () => {
  const routes = await routesOf();
  const isCalled = ({ method, pattern }: (typeof routes)[number]) =>
    calls.some(([, one, path]) => one === method && pattern.test(path));
  expect(routes.length).toBeGreaterThan(6);
  expect(routes.filter((route) => !isCalled(route))).toEqual([]);
  const commands = calls.filter(([, , path]) => path.startsWith('/commands/')).map(([verb]) => verb);
  expect(new Set(commands)).toEqual(new Set(Object.keys(commandBodies)));
  expect(new Set([...commands, 'publish'])).toEqual(new Set(Object.keys(commandRights)));
});

test('a route that does not say which right it needs is not there', async () => {
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
    // Not even a body that cannot be read is looked at.
    const reply = await ask(method, path, token, { nonsense: true });
    expect({ status: reply.status, kind: reply.body.ok }).toEqual({ status, kind: false });
    expect(store.state).toBe(before);
    expect(store.log).toEqual([]);
    expect(store.refused).toMatchObject([{ verb, who, reason }]);
    expect(await readdir(origin.dataDir)).toEqual(['signing']);
  });
});

test('a right to one area is none to all: a team that may freeze its area cannot freeze everything', async () => {
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

test('a command is carried out, noted with its reason, and not carried out as a dry run', async () => {
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
  [
    'pause',
    { surprise: 1 },
    'The request is malformed at surprise: Invalid key: Expected never but received "surprise"',
  ],
])('%s with %p is malformed', async (verb, body, sentence) => {
  expect(await command(verb, 'feed', 'fil', body)).toMatchObject({ status: 400, body: { sentence } });
});

test('nobody ends a token that may do what they may not: the operators keep theirs', async () => {
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
    for (let attempt = 0; attempt < mostRefusals; attempt += 1) await command('freeze', 'all', 'stranger');
  });

  test('does not keep the operator from freezing and killing', async () => {
    expect((await command('freeze', 'all', 'all', { why: 'night' })).status).toBe(200);
    expect((await command('kill', 'feed', 'fil', { version: next.version })).status).toBe(200);
    expect(store.state.frozen).not.toBeNull();
  });

  test('is told to wait, and fills neither the log nor the counts', async () => {
    const { status, body } = await command('freeze', 'all', 'stranger');
    expect([status, body.sentence]).toEqual([
      429,
      'Too many refused tokens: wait a minute, or send one that is good.',
    ]);
    expect(store.log).toEqual([]);
    expect(store.refused).toHaveLength(mostRefusals);
  });
});

test.each([
  ['a verb', '/commands/<script>/feed', { verb: 'unknown', area: 'feed' }],
  ['an area', '/commands/kill/Fil%20feed', { verb: 'kill', area: '*' }],
])('%s of a stranger’s own is not written down', async (_name, path, counted) => {
  expect((await ask('POST', path, 'stranger')).status).toBe(401);
  expect(store.refused).toMatchObject([counted]);
});

describe('publishing', () => {
  const client = (send: typeof fetch = fetch) =>
    new DeployClient({ url: origin.url, token: secretOf('fil'), send });
  const options = () => ({
    signingKey: readSigningKey(origin.dataDir),
    dryRun: false,
    why: '',
    say: () => undefined,
  });
  const files = () => readdir(join(origin.dataDir, 'areas/feed')).catch(() => []);
  const published = () => store.state.versions.some(({ version }) => version === '1.2.0+b120');

  test('puts the files in place and records them; nobody is given the version', async () => {
    const built = await origin.build(goodArea('feed', '1.2.0'));
    const said: string[] = [];
    await publishBuilt(client(), built, { ...options(), say: (line) => said.push(line) });
    expect(said).toEqual([
      '5 files, 5 of them new here.',
      'feed 1.2.0+b120 is published; nobody is given it yet.',
    ]);
    expect(await readdir(join(origin.dataDir, 'areas/feed/1.2.0-b120'))).toEqual(
      expect.arrayContaining(['feed.js', 'feed.js.br']),
    );
    expect(stableOf(store.state, 'feed')).toBe(feed.version);
    await publishBuilt(client(), built, { ...options(), say: (line) => said.push(line) });
    expect(said.slice(2)).toEqual(['5 files, 0 of them new here.', 'feed 1.2.0+b120 is published already.']);
  });

  test('a version that was published is signed anew with the key that took the place of the other', async () => {
    const built = await origin.build(goodArea('feed', '1.2.0'));
    const said: string[] = [];
    await publishBuilt(client(), built, options());
    await rm(join(origin.dataDir, 'signing'), { recursive: true });
    const signingKey = await openSigningKey(origin.dataDir);
    for (let time = 0; time < 2; time += 1)
      await publishBuilt(client(), built, { ...options(), signingKey, say: (line) => said.push(line) });
    expect([said[1], said[3]]).toEqual([
      'feed 1.2.0+b120 is signed anew.',
      'feed 1.2.0+b120 is published already.',
    ]);
    const kept = store.state.versions.find(({ version }) => version === '1.2.0+b120');
    const key = readPublicKey(origin.dataDir) ?? '';
    expect(isSignedBy(built.record, kept?.signature ?? '', key)).toBe(true);
  });

  test('a dry run says that it is one', async () => {
    const said: string[] = [];
    const built = await origin.build(goodArea('feed', '1.2.0'));
    await publishBuilt(client(), built, { ...options(), dryRun: true, say: (line) => said.push(line) });
    expect(said.at(-2)).toBe('Dry run, nothing is moved:');
    expect(published()).toBe(false);
  });

  test('the first contents of its pages are kept as they are', async () => {
    const firstContent = { '/feed/home': { html: '<p>Bonjour</p>', style: 'p{margin:0}' } };
    await publishBuilt(client(), await origin.build(goodArea('feed', '1.2.0', { firstContent })), options());
    const kept = store.state.versions.find(({ version }) => version === '1.2.0+b120');
    expect(kept?.record).toMatchObject({ firstContent });
  });

  test('cut off after any of its calls changes nothing, and the next attempt goes on', async () => {
    const built = await origin.build(goodArea('feed', '1.2.0'));
    // What there is to call: revision, what is missing, five files, the record.
    for (let most = 0; most < 8; most += 1) {
      let calls = 0;
      const cut: typeof fetch = (...call) => {
        calls += 1;
        return calls > most ? Promise.reject(new Error('The line is cut')) : fetch(...call);
      };
      // Without what the attempts before have left.
      await rm(join(origin.dataDir, 'uploads'), { recursive: true, force: true });
      await expect(publishBuilt(client(cut), built, options())).rejects.toThrow('No origin answers');
      expect([published(), await files(), stableOf(store.state, 'feed')]).toEqual([false, [], feed.version]);
    }
    await publishBuilt(client(), built, options());
    expect(published()).toBe(true);
  });

  test('two at once: one wins, the other is told to look again', async () => {
    const one = await origin.build(goodArea('feed', '1.2.0'));
    const other = await origin.build(goodArea('feed', '1.3.0'));
    const results = await Promise.allSettled(
      [one, other].map((built) => publishBuilt(client(), built, options())),
    );
    const failed = results.filter(({ status }) => status === 'rejected');
    expect(failed.length).toBeLessThan(2);
    if (failed.length === 1)
      expect(String((failed[0] as PromiseRejectedResult).reason)).toContain('Look again and retry');
    expect(store.state.revision).toBe(1 + 2 - failed.length);
  });

  test('is refused when somebody has changed something since it looked', async () => {
    const built = await origin.build(goodArea('feed', '1.2.0'));
    const meddling: typeof fetch = async (url, init) => {
      if (String(url).endsWith('/versions'))
        await origin.versions.control.execute('origin', { verb: 'freeze' });
      return fetch(url, init);
    };
    await expect(publishBuilt(client(meddling), built, options())).rejects.toThrow(
      'Somebody was faster: the revision is 2, not 1.',
    );
    expect(published()).toBe(false);
  });

  test.each<[string, () => Promise<unknown>, string]>([
    [
      'what the gate refuses',
      async () =>
        publishBuilt(
          client(),
          await origin.build(goodArea('feed', '1.2.0', { hostContract: '^2.0.0' })),
          options(),
        ),
      'shell 1.0.0+a100: feed needs host contract ^2.0.0; the shell has 1.1.0.',
    ],
    [
      'a style sheet with rules outside the layer of areas',
      async () => {
        const built = await origin.build(goodArea('feed', '1.2.0'));
        await writeFile(join(built.folder, 'feed.css'), '@layer area{.a{color:red}}.card{color:red}');
        return publishBuilt(client(), built, options());
      },
      'feed 1.2.0+b120: feed.css has .card outside the cascade layer of areas',
    ],
    [
      'what is not signed',
      async () =>
        publishBuilt(client(), await origin.build(goodArea('feed', '1.2.0')), {
          ...options(),
          signingKey: null,
        }),
      'feed 1.2.0+b120 is not signed with the key of this origin.',
    ],
    [
      'other bytes under a known version',
      async () => publishBuilt(client(), await origin.build(next, 'other'), options()),
      'feed 1.1.0+b110 was published with other bytes: give it a new version.',
    ],
    [
      'another area',
      async () => publishBuilt(client(), await origin.build(goodArea('profile')), options()),
      'The token of fil has no right to profile:publish.',
    ],
  ])('refuses %s, and leaves no files', async (_name, publish, sentence) => {
    await expect(publish()).rejects.toThrow(sentence);
    expect(await files()).toEqual([]);
    expect(store.state.revision).toBe(1);
  });

  test('takes no bytes that are other than their name says', async () => {
    const reply = await fetch(`${origin.url}/deploy/api/publish/feed/files/${'a'.repeat(96)}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${secretOf('fil')}`, 'content-type': 'application/octet-stream' },
      body: 'something',
    });
    expect(reply.status).toBe(422);
    expect(existsSync(join(origin.dataDir, 'uploads'))).toBe(false);
  });

  test('does not take files for its own that an attempt without an end has left', async () => {
    const folder = join(origin.dataDir, 'areas/feed/1.2.0-b120');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'feed.js'), 'left by another attempt');
    await publishBuilt(client(), await origin.build(goodArea('feed', '1.2.0')), options());
    expect(await readdir(folder)).toContain('feed.css');
  });

  test('what gc gives up is gone from the disk, and what is needed is not', async () => {
    await publishBuilt(client(), await origin.build(goodArea('feed', '1.2.0')), options());
    await publishBuilt(client(), await origin.build(goodArea('feed', '1.3.0')), options());
    const old = store.state.versions.map((one) =>
      one.version === '1.2.0+b120' ? { ...one, publishedAt: 0 } : one,
    );
    store.state = { ...store.state, versions: old };
    const said = (await command('collect', 'all', 'all')).body.said;
    expect(said).toEqual([
      'The files of feed 1.1.0+b110 are removed.',
      'The files of feed 1.2.0+b120 are removed.',
    ]);
    expect(await files()).toEqual(['1.3.0-b130']);
  });
});
