import { generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DeployClient } from '../command-line/client.ts';
import { publishBuilt } from '../command-line/publish.ts';
import { stableOf } from '../control/state.ts';
import { barrier } from '../testing/barrier.ts';
import { ControlOrigin } from '../testing/control-origin.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { goodArea, goodShell, secretOf, stateWith, stored, tokenWith } from '../testing/sample-records.ts';
import { digestOf } from '../versions/digest.ts';
import type { AreaRecord } from '../versions/record.ts';
import { isSignedBy } from '../versions/signature.ts';
import { openSigningKey, publicHalf, readPublicKey, readSigningKey } from '../versions/signing-keys.ts';
import { maxFileBytes } from './uploads.ts';

const [feed, next] = [goodArea('feed'), goodArea('feed', '1.1.0')];

// Scanning files for secrets takes long on a busy machine.
jest.setTimeout(60_000);

let origin: ControlOrigin;
let store: MemoryStore;

beforeEach(async () => {
  store = new MemoryStore({
    ...stateWith([goodShell(), feed], [next]),
    tokens: [tokenWith('all', '*:*'), tokenWith('fil', 'feed:publish,*:read')],
  });
  origin = new ControlOrigin(store);
  await origin.start();
});

afterEach(() => origin.stop());

const operators = () => new DeployClient({ url: origin.url, token: secretOf('all'), send: fetch });
const client = (send: typeof fetch = fetch) =>
  new DeployClient({ url: origin.url, token: secretOf('fil'), send });
const options = () => ({
  signingKey: readSigningKey(origin.dataDir),
  dryRun: false,
  why: '',
  print: () => undefined,
});
const files = () => readdir(join(origin.dataDir, 'areas/feed')).catch(() => []);
const published = () => store.state.versions.some(({ version }) => version === '1.2.0+b120');

test('stores the files and records them; no visitor gets the version', async () => {
  const built = await origin.build(goodArea('feed', '1.2.0'));
  const said: string[] = [];
  await publishBuilt(client(), built, { ...options(), print: (line) => said.push(line) });
  expect(said).toEqual([
    '5 files, 5 of them new here.',
    'feed 1.2.0+b120 is published; nobody is given it yet.',
  ]);
  expect(await readdir(join(origin.dataDir, 'areas/feed/1.2.0-b120'))).toEqual(
    expect.arrayContaining(['feed.js', 'feed.js.br']),
  );
  expect(stableOf(store.state, 'feed')).toBe(feed.version);
  await publishBuilt(client(), built, { ...options(), print: (line) => said.push(line) });
  expect(said.slice(2)).toEqual(['5 files, 0 of them new here.', 'feed 1.2.0+b120 is published already.']);
});

const star = [{ path: '/*', group: 'feed' as const, title: 'x' }];

test.each<[string, Partial<AreaRecord>, Record<string, string>, RegExp, boolean]>([
  ['a route', { routes: star }, {}, /\/\* is no route of an area/, true],
  [
    'a style sheet',
    {},
    { 'feed.css': '.card{color:red}' },
    /feed\.css has \.card outside the cascade layer/,
    true,
  ],
  ['a size', {}, { 'feed.js': 'x'.repeat(200_001) }, /needs \d+ bytes at first; 200000 are allowed/, true],
  ['a missing signature', {}, {}, /is not signed with a key of this origin/, false],
])('%s is refused before a file is uploaded', async (_, fields, changed, refusal, isSigned) => {
  const built = await origin.build(goodArea('feed', '1.2.0', fields));
  for (const [file, text] of Object.entries(changed)) await writeFile(join(built.folder, file), text);
  const methods: (string | undefined)[] = [];
  const send: typeof fetch = (url, init) => {
    methods.push(init?.method);
    return fetch(url, init);
  };
  const publishing = publishBuilt(client(send), built, {
    ...options(),
    ...(!isSigned && { signingKey: null }),
  });
  await expect(publishing).rejects.toThrow(refusal);
  expect(methods).toEqual(['GET', 'POST', 'POST']);
  expect(await readdir(join(origin.dataDir, 'uploads')).catch(() => [])).toEqual([]);
});

test('an origin that is older, and cannot check a version before the upload, gets it as before', async () => {
  const bodies: Record<string, unknown> = {};
  const older: typeof fetch = async (url, init) => {
    const [call = ''] = String(url).split('/').slice(-1);
    if (typeof init?.body === 'string') bodies[call] = JSON.parse(init.body);
    return call === 'check' ? new Response('Not found', { status: 404 }) : fetch(url, init);
  };
  await publishBuilt(client(older), await origin.build(goodArea('feed', '1.2.0')), options());
  expect(published()).toBe(true);
  expect(bodies.missing).toEqual({ digests: expect.any(Array) });
});

test('a command line from before, which sends the record with the list of files, publishes as before', async () => {
  const earlier: typeof fetch = async (url, init) => {
    if (!String(url).endsWith('/missing')) return fetch(url, init);
    return fetch(url, { ...init, body: String(init?.body).replace('{', '{"record":{},') });
  };
  await publishBuilt(client(earlier), await origin.build(goodArea('feed', '1.2.0')), options());
  expect(published()).toBe(true);
});

test('a published version is signed again with a new key', async () => {
  const built = await origin.build(goodArea('feed', '1.2.0'));
  const said: string[] = [];
  await publishBuilt(client(), built, options());
  await rm(join(origin.dataDir, 'signing'), { recursive: true });
  const signingKey = await openSigningKey(origin.dataDir);
  for (let time = 0; time < 2; time += 1)
    await publishBuilt(client(), built, { ...options(), signingKey, print: (line) => said.push(line) });
  expect([said[1], said[3]]).toEqual([
    'feed 1.2.0+b120 is signed anew.',
    'feed 1.2.0+b120 is published already.',
  ]);
  const kept = store.state.versions.find(({ version }) => version === '1.2.0+b120');
  const key = readPublicKey(origin.dataDir) ?? '';
  expect(isSignedBy(built.record, kept?.signature ?? '', key)).toBe(true);
});

test('of two accepted keys both publish, and one of another team only publishes its areas', async () => {
  const key = () =>
    generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const [old, fresh, ofProfile] = [options().signingKey ?? '', key(), key()];
  const named = (name: string, one: string) => ({ name, key: publicHalf(one) });
  await writeFile(
    join(origin.dataDir, 'signing/public-keys.json'),
    JSON.stringify([
      named('2025', old),
      named('2026', fresh),
      { ...named('profil', ofProfile), areas: ['profile', 'career'] },
    ]),
  );
  const publish = async (number: string, signingKey: string) =>
    publishBuilt(client(), await origin.build(goodArea('feed', number)), { ...options(), signingKey });
  await publish('1.2.0', old);
  await publish('1.3.0', fresh);
  await expect(publish('1.4.0', ofProfile)).rejects.toThrow(
    'feed 1.4.0+b140 is signed with the key profil, which is only for profile, career.',
  );
  await expect(publish('1.4.0', key())).rejects.toThrow(
    'feed 1.4.0+b140 is not signed with a key of this origin.',
  );
  expect(await client().get('/keys')).toEqual({
    keys: [
      { name: '2025', areas: null, versions: ['feed 1.2.0+b120'] },
      { name: '2026', areas: null, versions: ['feed 1.3.0+b130'] },
      { name: 'profil', areas: ['profile', 'career'], versions: [] },
    ],
    unsigned: ['shell 1.0.0+a100', 'feed 1.0.0+b100', 'feed 1.1.0+b110'],
  });
});

test('a dry run is marked as one', async () => {
  const said: string[] = [];
  const built = await origin.build(goodArea('feed', '1.2.0'));
  await publishBuilt(client(), built, { ...options(), dryRun: true, print: (line) => said.push(line) });
  expect(said.at(-2)).toBe('Dry run, nothing is moved:');
  expect(published()).toBe(false);
});

test('the first contents of its pages are stored unchanged', async () => {
  const firstContent = { '/feed/home': { html: '<p>Bonjour</p>', style: 'p{margin:0}' } };
  await publishBuilt(client(), await origin.build(goodArea('feed', '1.2.0', { firstContent })), options());
  const kept = store.state.versions.find(({ version }) => version === '1.2.0+b120');
  expect(kept?.record).toMatchObject({ firstContent });
});

test('cut off after any of its calls changes nothing, and the next attempt continues', async () => {
  const built = await origin.build(goodArea('feed', '1.2.0'));
  // Calls of a publish: revision, missing files, the check, five files, the record.
  for (let most = 0; most < 9; most += 1) {
    let calls = 0;
    const cut: typeof fetch = (...call) => {
      calls += 1;
      return calls > most ? Promise.reject(new Error('The line is cut')) : fetch(...call);
    };
    // Removes the files of earlier attempts, so that each attempt makes the same calls.
    await rm(join(origin.dataDir, 'uploads'), { recursive: true, force: true });
    await expect(publishBuilt(client(cut), built, options())).rejects.toThrow('No origin answers');
    expect([published(), await files(), stableOf(store.state, 'feed')]).toEqual([false, [], feed.version]);
  }
  await publishBuilt(client(), built, options());
  expect(published()).toBe(true);
});

test('of two at once, the one that comes later is checked again, and says so', async () => {
  const one = await origin.build(goodArea('feed', '1.2.0'));
  const other = await origin.build(goodArea('feed', '1.3.0'));
  // Each waits until both have read the revision.
  const seen = barrier(2);
  let reads = 0;
  const together: typeof fetch = async (url, init) => {
    const reply = await fetch(url, init);
    if (!String(url).endsWith('/status')) return reply;
    reads += 1;
    if (reads <= 2) await seen();
    return reply;
  };
  const said: string[] = [];
  const print = (line: string) => said.push(line);
  await Promise.all(
    [one, other].map((built) => publishBuilt(client(together), built, { ...options(), print })),
  );
  expect(said.filter((line) => /faster/.test(line))).toEqual([
    'Somebody was faster: the revision is 2, not 1. Trying again.',
  ]);
  const isThere = (wanted: string) => store.state.versions.some(({ version }) => version === wanted);
  expect([isThere('1.2.0+b120'), isThere('1.3.0+b130'), store.state.revision]).toEqual([true, true, 3]);
});

/** A `fetch` that calls `change` before each of the first `times` requests to record a version. */
const meddling = (times: number, change: () => Promise<unknown>): typeof fetch => {
  let left = times;
  return async (url, init) => {
    if (String(url).endsWith('/versions') && left > 0) {
      left -= 1;
      await change();
    }
    return fetch(url, init);
  };
};
test('gives up after 20 attempts while the state keeps changing', async () => {
  const built = await origin.build(goodArea('feed', '1.2.0'));
  let isFrozen = false;
  const toggle = () => {
    isFrozen = !isFrozen;
    return origin.versions.control.execute('origin', { verb: isFrozen ? 'freeze' : 'unfreeze' });
  };
  await expect(publishBuilt(client(meddling(20, toggle)), built, options())).rejects.toThrow(
    'Somebody was faster: the revision is 21, not 20.',
  );
  expect(published()).toBe(false);
  await publishBuilt(client(meddling(19, toggle)), built, options());
  expect(published()).toBe(true);
});

test('what does not fit the new state is refused at the next attempt', async () => {
  const newer = goodArea('feed', '1.2.0');
  const built = await origin.build(newer);
  const [{ path } = { path: '' }] = newer.routes;
  const rival = goodArea('rival', '1.0.0', { routes: [{ path, group: 'feed', title: 'x' }] });
  const note = {
    at: 0,
    who: 'test',
    verb: 'publish',
    area: 'rival',
    result: 'done',
    what: '',
    why: '',
  } as const;
  const publishRival = () =>
    store.change((state) => ({
      state: {
        ...state,
        versions: [...state.versions, stored(rival)],
        stable: [
          ...state.stable,
          { place: 9, area: 'rival', version: rival.version, since: 0, retreated: false },
        ],
      },
      note,
      result: null,
    }));
  await expect(publishBuilt(client(meddling(1, publishRival)), built, options())).rejects.toThrow(
    `${path} takes addresses of rival`,
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
    'feed 1.2.0+b120 is not signed with a key of this origin.',
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

test('a file over the limit is refused before it is sent, with its name, its size and the limit', async () => {
  const built = await origin.build(goodArea('feed', '1.2.0'));
  const bytes = Buffer.alloc(maxFileBytes + 1);
  await writeFile(join(built.folder, 'feed.js'), bytes);
  await expect(publishBuilt(client(), built, options())).rejects.toThrow(
    'feed.js has 20971521 bytes; the origin accepts files of 20971520 bytes at most.',
  );
  expect(store.state.revision).toBe(1);
});

test.each([
  ['a file', 'PUT', `/publish/feed/files/${'0'.repeat(64)}`, maxFileBytes],
  ['a record', 'POST', '/publish/feed/versions', maxFileBytes],
  ['a command', 'POST', '/commands/rollback/feed', 1024 * 1024],
])('%s that is too large is refused by name, size and limit', async (_, method, path, limit) => {
  const reply = await fetch(`${origin.url}/deploy/api${path}`, {
    method,
    headers: { authorization: `Bearer ${secretOf('all')}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(limit + 1),
  });
  expect(reply.status).toBe(413);
  expect(await reply.json()).toMatchObject({
    kind: 'too-large',
    sentence: `/deploy/api${path} has ${limit + 1} bytes; the origin accepts ${limit} bytes at most.`,
  });
});

test('a file of the largest size is stored', async () => {
  const bytes = Buffer.alloc(maxFileBytes);
  await client().put(`/publish/feed/files/${digestOf(bytes)}`, bytes);
  expect(await readdir(join(origin.dataDir, 'uploads'))).toEqual([digestOf(bytes)]);
});

test('refuses bytes that differ from their digest', async () => {
  const reply = await fetch(`${origin.url}/deploy/api/publish/feed/files/${'a'.repeat(96)}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${secretOf('fil')}`, 'content-type': 'application/octet-stream' },
    body: 'something',
  });
  expect(reply.status).toBe(422);
  expect(existsSync(join(origin.dataDir, 'uploads'))).toBe(false);
});

test('does not reuse files of an interrupted attempt', async () => {
  const folder = join(origin.dataDir, 'areas/feed/1.2.0-b120');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'feed.js'), 'left by another attempt');
  await publishBuilt(client(), await origin.build(goodArea('feed', '1.2.0')), options());
  expect(await readdir(folder)).toContain('feed.css');
});

test('files removed by gc are deleted from the disk, and needed ones are not', async () => {
  await publishBuilt(client(), await origin.build(goodArea('feed', '1.2.0')), options());
  await publishBuilt(client(), await origin.build(goodArea('feed', '1.3.0')), options());
  const old = store.state.versions.map((one) =>
    one.version === '1.2.0+b120' ? { ...one, publishedAt: 0 } : one,
  );
  store.state = { ...store.state, versions: old };
  const said = (await operators().post<{ said: string[] }>('/commands/collect/all', {})).said;
  expect(said).toEqual([
    'The files of feed 1.1.0+b110 are removed.',
    'The files of feed 1.2.0+b120 are removed.',
  ]);
  expect(await files()).toEqual(['1.3.0-b130']);
});
