import { ControlOrigin } from '../testing/control-origin.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { goodArea, goodShell, secretOf, stateWith, tokenWith } from '../testing/sample-records.ts';

const [feed, next] = [goodArea('feed'), goodArea('feed', '1.1.0')];
const token = secretOf('all');

// Files are looked through for secrets, which takes its time on a busy machine.
jest.setTimeout(60_000);

let origin: ControlOrigin;
let store: MemoryStore;

beforeEach(async () => {
  store = new MemoryStore({ ...stateWith([goodShell(), feed], [next]), tokens: [tokenWith('all', '*:*')] });
  origin = new ControlOrigin(store);
  await origin.start();
});

afterEach(() => origin.stop());

test('steps and times are written as people write them', async () => {
  await origin.az('rollout start feed 1.1.0+b110 --steps 0,0.5,100 --every 2h', token);
  expect(store.state.rollouts[0]?.steps).toEqual(
    [0, 50, 10_000].map((basisPoints) => ({ basisPoints, soakMs: 7_200_000 })),
  );
});

test.each([
  ['', 'usual', [0, 100, 500, 2500, 5000, 10_000]],
  ['--small', 'small', [0, 1000, 5000, 10_000]],
])('without steps, a rollout %s begins with nobody', async (option, profile, shares) => {
  const { said } = await origin.az(`rollout start feed 1.1.0+b110 ${option}`, token);
  expect(said).toContain('goes to 0 % of the visitors');
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
  ['publish feed', /Nothing is built in tests/],
])('%s fails and says why', async (line, sentence) => {
  const { code, said } = await origin.az(line, token);
  expect([code, said]).toEqual([1, expect.stringMatching(sentence)]);
  expect(store.state.revision).toBe(1);
});

test('a build of another area is not published', async () => {
  const { folder } = await origin.build(goodArea('profile'));
  expect(await origin.az(`publish feed --from ${folder}`, token)).toEqual({
    code: 1,
    said: 'This is a build of profile.',
  });
});

test('without a token, and without an origin, it says what to do', async () => {
  expect((await origin.az('rollout status', '')).said).toBe(
    'This needs a token that is known here: set AZ_TOKEN.',
  );
  const environment = { AZ_URL: 'http://127.0.0.1:1', AZ_TOKEN: token };
  expect((await origin.az('rollout status', token, { environment })).said).toBe(
    'No origin answers at http://127.0.0.1:1/deploy/api: is it running, and is AZ_URL right?',
  );
});

test('an answer of something in between is not taken for one of the origin', async () => {
  const send = (async () => new Response('<html>Bad gateway</html>', { status: 502 })) as typeof fetch;
  expect((await origin.az('rollout status', token, { send })).said).toMatch(
    /answered 502: this is no origin of AZ Connect/,
  );
});

test('a log that somebody has changed is called so, and the exit code says it', async () => {
  await origin.az('freeze', token);
  await origin.az('unfreeze', token);
  expect((await origin.az('audit verify', token)).code).toBe(0);
  Object.assign(store.log[0] ?? {}, { who: 'somebody/else' });
  const { code, said } = await origin.az('audit verify', token);
  expect([code, said]).toEqual([1, expect.stringContaining('BROKEN: entry 1 is not as it was written.')]);
});

test('help is no failure', async () => {
  const { code, said } = await origin.az('--help', '');
  expect([code, said]).toEqual([0, expect.stringContaining('publish')]);
});
