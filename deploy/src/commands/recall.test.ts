import { apply } from '../control/apply.ts';
import { type ControlState, emptyState, rolloutOf, stableOf } from '../control/state.ts';
import { isDeletable, reachOf, type TabCount } from '../control/tabs.ts';
import { goodArea, goodShell, stateWith } from '../testing/sample-records.ts';
import type { Command } from './index.ts';

const [one, two] = [goodArea('feed'), goodArea('feed', '1.1.0')];
const bad = `feed@${two.version}`;
const nobody = 'Nobody is given feed 1.1.0+b110 any more';
const tabsMove = 'Open tabs that run it load afresh at a quiet moment.';

let state: ControlState;

/** Applies a command, stores the new state and returns the sentences of the reply. */
function run(command: Command, now = 1000): string[] {
  const outcome = apply(state, command, { now, by: 'fil', why: '' });
  if (!outcome.ok) return [outcome.sentence];
  state = outcome.state;
  return outcome.said;
}
const recall = (version = two.version): Command => ({ verb: 'recall', area: 'feed', version });
const start = (): Command => ({
  verb: 'start',
  area: 'feed',
  version: two.version,
  rolloutId: String(state.rollouts.length).padStart(32, '0'),
  steps: [{ basisPoints: 10_000, soakMs: 0 }],
});

beforeEach(() => {
  state = { ...emptyState, ...stateWith([goodShell(), one], [two]) };
});

test('a recalled canary ends its rollout', () => {
  run(start());
  expect(run(recall())).toEqual([`${nobody}.`, tabsMove]);
  expect([rolloutOf(state, 'feed'), stableOf(state, 'feed')]).toEqual([null, one.version]);
});

test('a recalled stable version is replaced by the one before it', () => {
  run(start());
  run({ verb: 'promote', area: 'feed', force: true });
  expect(run(recall())).toEqual([`${nobody}; feed 1.0.0+b100 is stable.`, tabsMove]);
  expect(run({ verb: 'rollback', area: 'feed', version: null })).toEqual([
    'feed has no earlier stable version to go back to: name one that "rollout status feed" lists.',
  ]);
});

test('the shell is recalled like any area', () => {
  const next = goodShell('1.1.0');
  state = { ...emptyState, ...stateWith([goodShell(), next]) };
  expect(run({ verb: 'recall', area: 'shell', version: next.version })).toEqual([
    'Nobody is given shell 1.1.0+a110 any more; shell 1.0.0+a100 is stable.',
    tabsMove,
  ]);
});

test.each<[string, () => Command, string]>([
  [
    'that was never published',
    () => recall('9.9.9'),
    'feed 9.9.9 was never published: "rollout status feed" names its versions.',
  ],
  [
    'that everybody has, with none to give instead',
    () => recall(one.version),
    'feed has no other stable version: publish and roll out a good one first, or name this one in kill.json, which leaves visitors without feed.',
  ],
])('a version %s is not recalled', (_name, command, sentence) => {
  const before = state;
  expect(run(command())).toEqual([sentence]);
  expect(state).toBe(before);
});

test('it is recalled once, and a killed one cannot be recalled', () => {
  run(recall());
  expect(run(recall())).toEqual(['feed 1.1.0+b110 is recalled already.']);
  run({ verb: 'kill', area: 'feed', version: two.version });
  expect(run(recall())).toEqual(['feed 1.1.0+b110 is killed: open tabs leave it already.']);
});

test('it returns when it is rolled out again, and open tabs keep it then', async () => {
  run(recall());
  expect(await reachOf(state, 'feed', async () => [])).toHaveLength(1);
  expect(run(start())).toEqual([
    'feed 1.1.0+b110 goes to everybody; the next promotion makes it stable. It was recalled: "rollout history feed" says why.',
  ]);
  expect(await reachOf(state, 'feed', async () => [])).toEqual([]);
});

describe('the reach of a recall', () => {
  test('is the number of tabs that had the version, left it, wait, and have not reported yet', async () => {
    run(recall(), 1000);
    const countTabs = jest.fn(async (): Promise<TabCount[]> => [{ name: bad, had: 4, left: 1, waiting: 1 }]);
    expect(await reachOf(state, 'feed', countTabs)).toEqual([
      { version: two.version, since: 1000, killed: false, had: 4, left: 1, waiting: 1, unknown: 2 },
    ]);
    expect(countTabs).toHaveBeenCalledWith([{ name: bad, since: 1000 }]);
  });

  test('of a version without tabs is zero', async () => {
    run(recall(), 1000);
    expect(await reachOf(state, 'feed', async () => [])).toMatchObject([
      { had: 0, left: 0, waiting: 0, unknown: 0 },
    ]);
  });

  test('a closed tab is stored only while a recall may need it', () => {
    const tab = { tab: 'ab'.repeat(16), runs: ['shell@1.0.0+a100', bad], knows: [], closed: false };
    expect(isDeletable({ ...tab, closed: true }, [])).toBe(true);
    expect(isDeletable({ ...tab, closed: true }, [bad])).toBe(false);
    expect(isDeletable(tab, [])).toBe(false);
  });
});
