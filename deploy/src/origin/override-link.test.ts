import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { readSettings } from '../env.ts';
import { KillFile } from '../rollout/kill-file.ts';
import { type Override, readOverride, signOverride } from '../rollout/override.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { noDatabase } from '../testing/no-database.ts';
import { goodArea, goodShell, stateWith } from '../testing/sample-records.ts';
import { signRecord, statementOf } from '../versions/signature.ts';
import { openSigningKey, readPublicKey } from '../versions/signing-keys.ts';
import { Versions } from '../versions/versions.ts';
import { createOrigin } from './app.ts';

const [feed, next] = [goodArea('feed'), goodArea('feed', '1.1.0')];
const nextShell = goodShell('1.1.0');

let dataDir: string;
let port: number;
let app: FastifyInstance;
let key: string;
let versions: Versions;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'az-origin-'));
  key = (await openSigningKey(dataDir)) ?? '';
  versions = new Versions(
    new MemoryStore(stateWith([goodShell(), feed], [next, nextShell])),
    [],
    new KillFile(dataDir),
  );
  const settings = readSettings({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, API_ORIGIN: 'http://127.0.0.1:1' });
  app = await createOrigin(settings, noDatabase, versions);
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});

afterEach(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

const signed = (changes: Partial<Override> = {}, by = key) =>
  signOverride(
    { area: 'feed', version: next.version, member: null, expiresAt: Date.now() + 60_000, ...changes },
    by,
  );

/** Asks for a path as it stands: `fetch` would tidy it up, and follow where it leads. */
async function ask(path: string, cookie = '') {
  const asked = get({ host: '127.0.0.1', port, path, headers: { cookie } });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { statusCode: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

const cookieIn = (header: string | string[] | undefined): string =>
  [header ?? []].flat().find((cookie) => cookie.startsWith('az-override=')) ?? '';

/** Opens a page with what a link left in the browser. */
async function open(link: string) {
  const cookie = `authKey=x; az-override=${link}`;
  const { body, headers } = await ask('/feed/home', cookie);
  const page = JSON.parse(/id="az-discovery">(.*?)<\/script>/.exec(body)?.[1] ?? '{}');
  return {
    override: page.override,
    version: page.microFrontends['@az/feed'][0].metadata.version as string,
    az: page.microFrontends['@az/feed'][0].extras.az,
    shell: page.shell.version as string,
    dropped: cookieIn(headers['set-cookie']).startsWith('az-override=;'),
  };
}

test('a signed link shows its version, marked, in no cohort, to whoever has it and to nobody else', async () => {
  const page = await open(signed());
  expect(page).toMatchObject({
    override: { area: 'feed', version: next.version, until: expect.any(String) },
    version: next.version,
    dropped: false,
  });
  expect([page.az.rollout, page.az.previous]).toEqual([undefined, undefined]);
  const others = await ask('/feed/home', 'authKey=x');
  expect(others.body).not.toContain(next.version);
});

test('the document that the page asks for later agrees with it', async () => {
  const { body } = await ask('/discovery', `az-override=${signed()}`);
  expect(JSON.parse(body).microFrontends['@az/feed'][0].metadata.version).toBe(next.version);
});

test('the shell is shown like any area', async () => {
  const page = await open(signed({ area: 'shell', version: nextShell.version }));
  expect([page.shell, page.version]).toEqual([nextShell.version, feed.version]);
});

test('a rollout of its area leaves it alone, and does not count it', async () => {
  await versions.control.execute('origin', {
    verb: 'start',
    area: 'feed',
    version: next.version,
    rolloutId: 'ab'.repeat(16),
    steps: [{ basisPoints: 10_000, soakMs: 0 }],
  });
  expect((await open('')).az.rollout).toMatchObject({ cohort: 'canary' });
  expect((await open(signed({ version: feed.version }))).version).toBe(feed.version);
  expect((await open(signed())).az.rollout).toBeUndefined();
});

const foreign = () =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

test.each<[string, () => string | Promise<string>, string]>([
  ['is not signed', () => signed().replace(/\..*/, `.${'A'.repeat(86)}`), 'not-signed'],
  ['is signed by somebody else', () => signed({}, foreign()), 'not-signed'],
  ['is nonsense', () => 'none', 'not-signed'],
  ['has expired', () => signed({ expiresAt: Date.now() }), 'expired'],
  ['is for another member', () => signed({ member: '7' }), 'not-yours'],
  ['names what was never published', () => signed({ version: '9.9.9' }), 'not-given'],
  [
    'names a killed version',
    async () => {
      await versions.control.execute('origin', { verb: 'kill', area: 'feed', version: next.version });
      return signed();
    },
    'not-given',
  ],
  [
    'meets a freeze',
    async () => {
      await writeFile(join(dataDir, 'kill.json'), '{"frozen":true}');
      return signed();
    },
    'not-given',
  ],
])('a link that %s changes nothing, is said to, and is forgotten', async (_name, link, refused) => {
  expect(await open(await link())).toMatchObject({
    override: { refused },
    version: feed.version,
    dropped: true,
  });
});

test('the signature of a version does not pass for an override', () => {
  const words = Buffer.from(statementOf(next)).toString('base64url');
  const text = `${words}.${signRecord(next, key)}`;
  expect(readOverride(text, readPublicKey(dataDir), Date.now())).toBe('not-signed');
  expect(readOverride(signed(), readPublicKey(dataDir), Date.now())).toMatchObject({ area: 'feed' });
});

describe('following a link', () => {
  test('keeps it in the browser and leads to the same page without it', async () => {
    const link = signed();
    const { statusCode, headers } = await ask(`/blogs?page=2&az-override=${link}`);
    expect([statusCode, headers.location]).toEqual([303, '/blogs?page=2']);
    expect(cookieIn(headers['set-cookie'])).toMatch(
      new RegExp(`^az-override=${link}; .*HttpOnly; SameSite=Lax`),
    );
  });

  test('is taken back by another', async () => {
    const { headers } = await ask('/feed/home?az-override=off');
    expect([headers.location, cookieIn(headers['set-cookie'])]).toEqual([
      '/feed/home',
      expect.stringMatching(/^az-override=; .*Max-Age=0;/),
    ]);
  });

  test.each(['//elsewhere.test/', '/\\elsewhere.test/', '///elsewhere.test'])(
    'never leads to another site: %s',
    async (path) => {
      const { headers } = await ask(`${path}?az-override=x`);
      expect(new URL(String(headers.location), 'https://here.test').host).toBe('here.test');
      expect(cookieIn(headers['set-cookie'])).toMatch(/^az-override=none;/);
    },
  );
});
