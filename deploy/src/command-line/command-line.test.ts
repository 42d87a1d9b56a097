import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { operatorsToken } from '../api/operators-token.ts';
import { ControlOrigin } from '../testing/control-origin.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { goodArea, goodShell, secretOf, stateWith, tokenWith } from '../testing/sample-records.ts';
import { signingKeyOf } from '../versions/signing-keys.ts';

const [feed, next] = [goodArea('feed'), goodArea('feed', '1.1.0')];
const token = secretOf('all');

// Scanning files for secrets takes long on a busy machine.
jest.setTimeout(60_000);

let origin: ControlOrigin;
let store: MemoryStore;

beforeEach(async () => {
  store = new MemoryStore({ ...stateWith([goodShell(), feed], [next]), tokens: [tokenWith('all', '*:*')] });
  origin = new ControlOrigin(store);
  await origin.start();
});

afterEach(() => origin.stop());

test('steps and times are parsed as people write them', async () => {
  await origin.az('rollout start feed 1.1.0+b110 --steps 0,0.5,100 --every 2h', token);
  expect(store.state.rollouts[0]?.steps).toEqual(
    [0, 50, 10_000].map((basisPoints) => ({ basisPoints, soakMs: 7_200_000 })),
  );
});

test.each([
  ['', 'usual', [0, 100, 500, 2500, 5000, 10_000]],
  ['--small', 'small', [0, 1000, 5000, 10_000]],
])('without steps, a rollout %s begins at 0 %%', async (option, profile, shares) => {
  const { output } = await origin.az(`rollout start feed 1.1.0+b110 ${option}`, token);
  expect(output).toContain('waits at 0 %, where nobody is given it: crawl it, or promote it.');
  expect(store.state.rollouts[0]).toMatchObject({
    profile,
    steps: shares.map((basisPoints) => ({ basisPoints, soakMs: 600_000 })),
  });
});

test.each([
  ['rollout start feed 1.1.0+b110 --steps 1,all', /Write shares as 1,5,25,50,100/],
  ['rollout start feed 1.1.0+b110 --every soon', /Write 30s, 10m, 2h or 7d/],
  ['rollout start feed', /missing required argument 'version'/],
  ['rollout fly feed', /unknown command 'fly'/],
  ['token create fil --rights feed:everything', /feed:everything is no right: write <area>:<verb>/],
  ['rollout promote feed', /No rollout of feed is under way/],
  ['rollout start feed', /With --help it says what it takes/],
  ['rollout status fed', /^Nothing of fed was ever published; there is feed, shell\.$/],
  ['rollout history fed', /^Nothing of fed was ever published/],
  ['recall status fed', /^Nothing of fed was ever published/],
  ['rollout start fed 1.1.0+b110', /^Nothing of fed was ever published/],
  ['publish feed', /Nothing is built in tests/],
  ['publish feed --from /nowhere', /^\/nowhere is no folder of a build: it has no record\.json/],
])('%s fails with its reason', async (line, sentence) => {
  const { code, output } = await origin.az(line, token);
  expect([code, output]).toEqual([1, expect.stringMatching(sentence)]);
  expect(store.state.revision).toBe(1);
});

test.each([
  ['{', 'is no JSON: '],
  ['null', 'is no record of a version: it does not name its area.'],
  ['{}', 'is no record of a version: it does not name its area.'],
])('a build with the record %s is not published', async (text, cause) => {
  await writeFile(join(origin.dataDir, 'record.json'), text);
  const { code, output } = await origin.az(`publish feed --from ${origin.dataDir}`, token);
  expect([code, output]).toEqual([1, expect.stringContaining(`record.json ${cause}`)]);
});

test('a build of another area is not published', async () => {
  const { folder } = await origin.build(goodArea('profile'));
  expect(await origin.az(`publish feed --from ${folder}`, token)).toEqual({
    code: 1,
    output: 'This is a build of profile.',
  });
});

test('a publish that cannot succeed fails before the build', async () => {
  const build = jest.fn(() => Promise.reject(new Error('Nothing is built in tests')));
  expect((await origin.az('publish feed', 'az_wrong', { build })).output).toMatch(/set AZ_TOKEN/);
  const signingKey = () => signingKeyOf({ AZ_SIGNING_KEY: '/nowhere' });
  expect((await origin.az('publish feed', token, { build, signingKey })).output).toBe(
    'AZ_SIGNING_KEY names /nowhere, which is no Ed25519 key in PEM that can be read.',
  );
  expect(build).not.toHaveBeenCalled();
});

test('without a key it names the settings for one', async () => {
  const { folder } = await origin.build(goodArea('feed', '1.2.0'));
  const { output } = await origin.az(`publish feed --from ${folder}`, token, { signingKey: () => null });
  expect(output).toMatch(/AZ_SIGNING_KEY names one, or DATA_DIR where it lies/);
});

test('the list of tokens marks expired and revoked ones', async () => {
  await origin.az('token create fil --rights feed:publish --expires 1s', token);
  await origin.az('token create clerk --rights *:read', token);
  const clerk = store.state.tokens.at(-1)?.id ?? '';
  await origin.az(`token revoke ${clerk}`, token);
  const { output } = await origin.az('token list', token, { now: () => Date.now() + 2000 });
  expect(output.split('\n')).toEqual([
    expect.stringMatching(/ {2}all {2}\*:\*$/),
    expect.stringMatching(/ {2}fil {2}feed:publish, expired \d/),
    expect.stringMatching(/ {2}clerk {2}\*:read, revoked \d/),
  ]);
});

test.each([-1, 1])(
  'a token and an override end by the clock of the origin, whatever that of the command line',
  async (days) => {
    const now = () => Date.now() + days * 86_400_000;
    const before = Date.now();
    await origin.az('token create fil --rights feed:publish --expires 2h', token, { now });
    await origin.az(`override feed ${feed.version} --expires 24h`, token, { now });
    const [made] = store.state.overrides;
    for (const [end, hours] of [
      [store.state.tokens.at(-1)?.expiresAt, 2],
      [made?.expiresAt, 24],
    ] as const) {
      expect(end).toBeGreaterThan(before + hours * 3_600_000 - 1000);
      expect(end).toBeLessThanOrEqual(Date.now() + hours * 3_600_000);
    }
  },
);

test('a lost token is replaced at a start', async () => {
  const { control } = origin.versions;
  expect(await operatorsToken(control)).toBeNull();
  const another = await operatorsToken(control, true);
  expect((await origin.az('token list', another ?? '')).output).toMatch(/ {2}operators {2}\*:\*$/);
});

test('without a token, and without an origin, it says what to do', async () => {
  expect((await origin.az('rollout status', '')).output).toBe(
    'This needs a token that is known here: set AZ_TOKEN.',
  );
  const environment = { AZ_URL: 'http://127.0.0.1:1', AZ_TOKEN: token };
  expect((await origin.az('rollout status', token, { environment })).output).toBe(
    'No origin answers at http://127.0.0.1:1/deploy/api: is it running, and is AZ_URL right?',
  );
});

test.each(['localhost:4000', 'http://127.0.0.1:4000/deploy'])('AZ_URL is not an origin: %s', async (url) => {
  const environment = { AZ_URL: url, AZ_TOKEN: token };
  expect((await origin.az('rollout status', token, { environment })).output).toBe(
    `AZ_URL is ${url}: write the address alone, such as http://127.0.0.1:4000.`,
  );
});

test.each([
  [undefined, 'http://127.0.0.1:4000'],
  ['http://localhost:4000', 'http://127.0.0.1:4000'],
  ['http://LOCALHOST:4100/', 'http://127.0.0.1:4100'],
  ['https://localhost:4000', 'https://localhost:4000'],
  ['http://localhost.exemple.test', 'http://localhost.exemple.test'],
])('with the AZ_URL %s the token is sent to %s, never to another program on ::1', async (AZ_URL, sentTo) => {
  const send = jest.fn<ReturnType<typeof fetch>, Parameters<typeof fetch>>(async () => Response.json([]));
  const environment = { ...(AZ_URL && { AZ_URL }), AZ_TOKEN: token };
  await origin.az('rollout status', token, { send, environment });
  expect(new Set(send.mock.calls.map(([url]) => new URL(String(url)).origin))).toEqual(new Set([sentTo]));
});

test('a reply of a server in between is not taken for one of the origin', async () => {
  const send = (async () => new Response('<html>Bad gateway</html>', { status: 502 })) as typeof fetch;
  expect((await origin.az('rollout status', token, { send })).output).toMatch(
    /answered 502: AZ_URL is the operators’ listener/,
  );
});

test('a manipulated log is reported, also by the exit code', async () => {
  await origin.az('freeze', token);
  await origin.az('unfreeze', token);
  expect((await origin.az('audit verify', token)).code).toBe(0);
  Object.assign(store.log[0] ?? {}, { who: 'somebody/else' });
  const { code, output } = await origin.az('audit verify', token);
  expect([code, output]).toEqual([1, expect.stringContaining('BROKEN: entry 1 is not as it was written.')]);
});

test('help exits with 0', async () => {
  const { code, output } = await origin.az('--help', '');
  expect([code, output]).toEqual([0, expect.stringContaining('publish')]);
});
