import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readSettings } from '../env.ts';
import { Observation } from '../guardrail/observation.ts';
import { BrowserUnits } from '../rollout/browser-units.ts';
import { bucketOf } from '../rollout/cohort.ts';
import { KillFile } from '../rollout/kill-file.ts';
import { TelemetryStore } from '../telemetry/telemetry-store.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { noDatabase } from '../testing/no-database.ts';
import { goodArea, goodShell, secretOf, stateWith, tokenWith } from '../testing/sample-records.ts';
import { openSigningKey } from '../versions/signing-keys.ts';
import { Versions } from '../versions/versions.ts';
import { createOrigin } from './app.ts';

const [feed, next] = [goodArea('feed'), goodArea('feed', '1.1.0')];
const id = 'ab'.repeat(16);

let dataDir: string;
let app: FastifyInstance;
let url: string;
let store: MemoryStore;
let versions: Versions;

const units = new BrowserUnits('key');

/** A browser in this cohort of a rollout of 10 % of the home feed. */
function cookie(side: 'canary' | 'stable'): string {
  for (;;) {
    const written = units.write('192.0.2.1');
    const unit = units.read(written)?.unit ?? '';
    if (bucketOf('feed', id, unit) < 1000 === (side === 'canary')) return `authKey=x; az-cohort=${written}`;
  }
}

const ask = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });
const page = async (side: 'canary' | 'stable') => (await ask('/feed/home', { cookie: cookie(side) })).text();
const begin = (...shares: number[]) =>
  versions.control.execute('origin', {
    verb: 'start',
    area: 'feed',
    version: next.version,
    rolloutId: id,
    steps: [...shares, 10_000].map((basisPoints) => ({ basisPoints, soakMs: 0 })),
  });

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'az-origin-'));
  await openSigningKey(dataDir);
  store = new MemoryStore(stateWith([goodShell(), feed], [next]));
  versions = new Versions(store, [], new KillFile(dataDir));
  const settings = readSettings({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, API_ORIGIN: 'http://127.0.0.1:1' });
  jest.spyOn(TelemetryStore.prototype, 'ticketKey').mockResolvedValue('key');
  const observation = await Observation.open(noDatabase, versions, () => undefined);
  app = await createOrigin(settings, noDatabase, versions, { observation });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});

afterEach(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

const nextFile = '/areas/feed/1.1.0-b110/remoteEntry.js';
const feedFile = '/areas/feed/1.0.0-b100/remoteEntry.js';

test('a visitor gets a cookie only while a rollout runs, and the same cohort in page and discovery', async () => {
  expect((await ask('/feed/home')).headers.get('set-cookie')).toBeNull();
  await begin(1000);
  expect((await ask('/feed/home')).headers.get('set-cookie')).toMatch(/^az-cohort=new; /);
  expect((await ask('/feed/home', { cookie: 'az-cohort=new' })).headers.get('set-cookie')).toMatch(
    /^az-cohort=[0-9a-f]{49}; /,
  );
  for (const [side, version] of [
    ['canary', '1.1.0+b110'],
    ['stable', '1.0.0+b100'],
  ] as const) {
    const headers = { cookie: cookie(side) };
    const document = (await (await ask('/discovery', headers)).json()) as {
      microFrontends: Record<string, { metadata: { version: string } }[]>;
    };
    expect(document.microFrontends['@az/feed']?.[0]?.metadata.version).toBe(version);
    expect(await page(side)).toContain(`"cohort":"${side}"`);
  }
});

test('a browser without cookies gets the stable version each time, in pages and discovery', async () => {
  await begin();
  const session = 'authKey=x';
  for (const path of ['/discovery', '/feed/home', '/discovery', '/feed/home'])
    expect(await (await ask(path, { cookie: session })).text()).not.toContain('1.1.0+b110');
  const cookie = `${session}; az-cohort=new`;
  const discovery = await ask('/discovery', { cookie });
  expect(discovery.headers.get('set-cookie')).toBeNull();
  expect(await discovery.text()).not.toContain('1.1.0+b110');
  expect(await (await ask('/feed/home', { cookie })).text()).toContain(nextFile);
});

test('a visitor gets the routes of their own cohort', async () => {
  store.state = { ...store.state, ...stateWith([goodShell()], [next]) };
  await begin(1000);
  const routes = async (side: 'canary' | 'stable') =>
    (await ask('/discovery/routes', { cookie: cookie(side) })).json();
  expect(await routes('canary')).toEqual({
    routes: [{ path: '/feed/home', group: 'feed', title: 'feed', area: 'feed' }],
  });
  expect(await routes('stable')).toEqual({ routes: [] });
});

test('a canary page preloads the canary and names its fallback; a stable page does not mention the canary', async () => {
  await begin(1000);
  const canary = await page('canary');
  expect(canary).toContain(`href="${nextFile}"`);
  expect(canary).toContain(`"fallbackUrl":"${feedFile}"`);
  expect(canary).not.toContain(`href="${feedFile}"`);
  const stable = await page('stable');
  expect(stable).toContain(`href="${feedFile}"`);
  expect(stable).not.toContain('1.1.0');
});

test('the first version of a new area is not found outside its share', async () => {
  store.state = { ...store.state, ...stateWith([goodShell()], [next]) };
  await begin(1000);
  const status = async (side: 'canary' | 'stable') =>
    (await ask('/feed/home', { cookie: cookie(side) })).status;
  expect([await status('canary'), await status('stable')]).toEqual([200, 404]);
});

test('the kill file takes effect at the next page', async () => {
  await begin(1000);
  expect(await page('canary')).toContain(nextFile);
  await writeFile(join(dataDir, 'kill.json'), '{"killed":["feed@1.1.0+b110"]}');
  expect(await page('canary')).not.toContain(nextFile);
  const record = await ask('/discovery/kill.json');
  expect(await record.json()).toEqual({ revision: 2, frozen: false, killed: ['feed@1.1.0+b110'] });
  const etag = record.headers.get('etag') ?? '';
  expect((await ask('/discovery/kill.json', { 'if-none-match': etag })).status).toBe(304);
});

const word = (changes: object = {}) => ({
  tab: 'ab'.repeat(16),
  runs: ['feed@1.0.0+b100'],
  knows: [],
  closed: false,
  ...changes,
});
const postStatus = async (body: unknown) => {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${url}/discovery/tabs`, { method: 'POST', headers, body: JSON.stringify(body) }))
    .status;
};
const tabs = () => [...store.tabs.values()];
const recall = () =>
  versions.control.execute('origin', { verb: 'recall', area: 'feed', version: next.version });

test('open tabs receive recalls, and their status is stored', async () => {
  expect(await postStatus(word({ runs: [`feed@${next.version}`] }))).toBe(204);
  await recall();
  expect(await (await ask('/discovery/kill.json')).json()).toEqual({
    revision: 2,
    frozen: false,
    killed: ['feed@1.1.0+b110'],
  });
  expect(await postStatus(word({ runs: [`feed@${next.version}`], closed: true }))).toBe(204);
  expect(tabs()).toMatchObject([{ runs: ['feed@1.1.0+b110'], closed: true }]);
});

test('of a tab status only versions published here are stored, each once', async () => {
  const invented = Array.from({ length: 10 }, (_, number) => `feed@9.9.${number}+invented`);
  const both = ['feed@1.0.0+b100', ...invented, 'feed@1.0.0+b100'];
  expect(await postStatus(word({ runs: both, knows: both }))).toBe(204);
  expect(tabs()).toMatchObject([{ runs: ['feed@1.0.0+b100'], knows: ['feed@1.0.0+b100'] }]);
  expect(tabs()[0]?.address).toMatch(/^[0-9a-f]{16}$/);
});

test('a tab without a version of ours is not stored', async () => {
  expect(await postStatus(word({ runs: ['feed@9.9.9+invented'] }))).toBe(204);
  expect(tabs()).toEqual([]);
});

test('a closed tab without a recalled version is deleted', async () => {
  await postStatus(word());
  expect(tabs()).toHaveLength(1);
  await postStatus(word({ closed: true }));
  expect(tabs()).toEqual([]);
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['no tab', word({ tab: '1' })],
  ['a version that is none', word({ runs: ['<script>'] })],
  ['too many versions', word({ runs: Array(21).fill('feed@1.0.0') })],
  ['a word too many', word({ why: 'x' })],
  ['no end', word({ runs: ['feed@'.padEnd(5000, '1')] })],
])('a tab status with %s is refused', async (_name, body) => {
  expect(await postStatus(body)).toBeGreaterThanOrEqual(400);
  expect(tabs()).toEqual([]);
});

test('pages still work while the database is down', async () => {
  await begin(1000);
  await page('canary');
  store.broken = true;
  // Moves the clock, because the state in memory is used for a second without a query.
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1e9);
  const given = await page('canary');
  clock.mockRestore();
  expect(given).toContain(nextFile);
});

test('the schema of discovery is published, and pages carry the public key', async () => {
  expect(await (await ask('/discovery/schema.json')).json()).toMatchObject({
    title: expect.any(String),
    $defs: {},
  });
  expect(await (await ask('/feed/home')).text()).toMatch(/"signingKey":"[\w-]{43}"/);
});

test.each(['/deploy', '/deploy/api/status', '/deploy/files/console.js', '/metrics'])(
  'members cannot reach operator pages: %s',
  async (path) => {
    const headers = { authorization: `Bearer ${secretOf('operators')}` };
    store.state = { ...store.state, tokens: [tokenWith('operators', '*:*')] };
    expect((await ask(path, headers)).status).toBe(404);
    expect((await fetch(url + path, { method: 'POST', headers, body: '{}' })).status).toBe(404);
  },
);
