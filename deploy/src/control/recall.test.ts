import { goodArea, goodShell, stateWith } from '../testing/sample-records.ts';
import { apply, type Command } from './apply.ts';
import { type ControlState, emptyState, rolloutOf, stableOf } from './state.ts';
import { isForgettable, reachOf, type Tab } from './tabs.ts';

const [one, two] = [goodArea('feed'), goodArea('feed', '1.1.0')];
const bad = `feed@${two.version}`;
const nobody = 'Nobody is given feed 1.1.0+b110 any more';
const tabsMove = 'Open tabs that run it load afresh at a quiet moment.';

let state: ControlState;

/** What a command says; what it changes is kept. */
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

test('a recalled stable version gives way to the one before it', () => {
  run(start());
  run({ verb: 'promote', area: 'feed', force: true });
  expect(run(recall())).toEqual([`${nobody}; feed 1.0.0+b100 is stable.`, tabsMove]);
  expect(run({ verb: 'rollback', area: 'feed', version: null })).toEqual([
    'feed has no earlier version to go back to.',
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
    'feed has no other version to give: publish and roll out a good one first, or name it in kill.json.',
  ],
])('a version %s is not recalled', (_name, command, sentence) => {
  const before = state;
  expect(run(command())).toEqual([sentence]);
  expect(state).toBe(before);
});

test('it is recalled once, and a killed one is left already', () => {
  run(recall());
  expect(run(recall())).toEqual(['feed 1.1.0+b110 is recalled already.']);
  run({ verb: 'kill', area: 'feed', version: two.version });
  expect(run(recall())).toEqual(['feed 1.1.0+b110 is killed: open tabs leave it already.']);
});

test('it comes back when it is rolled out again, and open tabs keep it then', () => {
  run(recall());
  expect(reachOf(state, 'feed', [])).toHaveLength(1);
  run(start());
  expect(reachOf(state, 'feed', [])).toEqual([]);
});

describe('the reach of a recall', () => {
  const tab = (changes: Partial<Tab>): Tab => ({
    tab: 'ab'.repeat(16),
    runs: ['shell@1.0.0+a100', bad],
    knows: [],
    closed: false,
    at: 900,
    ...changes,
  });
  const reach = (...tabs: Partial<Tab>[]) => {
    run(recall(), 1000);
    const [found] = reachOf(state, 'feed', tabs.map(tab));
    return [found?.had, found?.left, found?.waiting, found?.unheard];
  };

  test.each<[string, Partial<Tab>, number[]]>([
    ['has said nothing since', {}, [1, 0, 0, 1]],
    ['knows and waits', { knows: [bad], at: 1100 }, [1, 0, 1, 0]],
    ['has loaded afresh', { knows: [bad], closed: true, at: 1200 }, [1, 1, 0, 0]],
    ['was closed at that moment, without knowing', { closed: true, at: 1000 }, [1, 1, 0, 0]],
    ['was closed just before', { closed: true, at: 999 }, [0, 0, 0, 0]],
    ['opened after it, from a page that was older', { at: 5000 }, [1, 0, 0, 1]],
    ['runs another version', { runs: ['feed@1.0.0+b100'] }, [0, 0, 0, 0]],
    ['knows of another recall', { knows: ['content@1.0.0'], at: 1100 }, [1, 0, 0, 1]],
  ])('with a tab that %s', (_name, changes, expected) => {
    expect(reach(changes)).toEqual(expected);
  });

  test('adds up', () => {
    expect(reach({}, { knows: [bad] }, { closed: true, at: 2000 }, {})).toEqual([4, 1, 1, 2]);
  });

  test('a closed tab is kept only while a recall may ask for it', () => {
    expect(isForgettable(tab({ closed: true }), [])).toBe(true);
    expect(isForgettable(tab({ closed: true }), [bad])).toBe(false);
    expect(isForgettable(tab({}), [])).toBe(false);
  });
});
