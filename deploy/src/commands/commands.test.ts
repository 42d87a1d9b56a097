import fc from 'fast-check';
import { apply, logTextOf } from '../control/apply.ts';
import type { Hold } from '../control/outcome.ts';
import {
  type ControlState,
  emptyState,
  rolloutOf,
  servedVersions,
  shareOf,
  stableOf,
} from '../control/state.ts';
import { goodArea, goodShell, stateWith } from '../testing/sample-records.ts';
import { retentionMs } from './collect.ts';
import type { Command } from './index.ts';

const [one, two, three] = [goodArea('feed', '1.0.0'), goodArea('feed', '1.1.0'), goodArea('feed', '1.2.0')];
const shell = goodShell();
const minute = 60_000;
const steps = [100, 500, 10_000].map((basisPoints) => ({ basisPoints, soakMs: 10 * minute }));

let state: ControlState;
let now: number;
let rollouts = 0;

const at = (command: Command) => apply(state, command, { now, by: 'fil', why: '' });

/** Applies a command and stores the state; fails when it is refused. */
function run(command: Command): string {
  const outcome = at(command);
  if (!outcome.ok) throw new Error(outcome.sentence);
  state = outcome.state;
  return outcome.said.join(' ');
}

const refusal = (command: Command): string => {
  const outcome = at(command);
  return outcome.ok ? `done: ${outcome.said}` : outcome.sentence;
};

function start(version = two.version, changes = {}): Command {
  rollouts += 1;
  const rolloutId = String(rollouts).padStart(32, '0');
  return { verb: 'start', area: 'feed', version, steps, rolloutId, ...changes };
}
const feed = (verb: 'pause' | 'resume' | 'abort'): Command => ({ verb, area: 'feed' });
const promote = (force = false): Command => ({ verb: 'promote', area: 'feed', force });
const rollback = (version: string | null = null): Command => ({ verb: 'rollback', area: 'feed', version });
const kill = (version: string): Command => ({ verb: 'kill', area: 'feed', version });
const share = () => {
  const rollout = rolloutOf(state, 'feed');
  return rollout && shareOf(rollout);
};

beforeEach(() => {
  now = 1000;
  state = { ...emptyState, ...stateWith([shell, one], [two, three]) };
});

describe('a rollout', () => {
  test('goes from step to step by command and ends with its version stable', () => {
    expect(run(start())).toBe('feed 1.1.0+b110 goes to 1 % of the visitors; the others keep 1.0.0+b100.');
    expect(stableOf(state, 'feed')).toBe(one.version);
    for (const expected of [500, 10_000]) {
      now += 10 * minute;
      run(promote());
      expect(share()).toBe(expected);
    }
    now += 10 * minute;
    expect(run(promote())).toBe('feed 1.1.0+b110 is stable.');
    expect([stableOf(state, 'feed'), share()]).toEqual([two.version, null]);
  });

  test('keeps its id, its salt, through all its steps', () => {
    run(start());
    const id = rolloutOf(state, 'feed')?.id;
    now += 10 * minute;
    run(promote());
    expect(rolloutOf(state, 'feed')?.id).toBe(id);
    run(feed('abort'));
    expect(refusal(start(two.version, { rolloutId: id }))).toBe('A rollout has an id of its own.');
  });

  test('waits for the soak time to the millisecond, unless it is forced', () => {
    run(start());
    now += 10 * minute - 1;
    expect(refusal(promote())).toBe('feed soaks at 1 % for another 1 min: wait, or use --force.');
    expect(refusal(promote(true))).toMatch(/^done: feed 1\.1\.0\+b110 goes to 5 %/);
    now += 1;
    expect(refusal(promote())).toMatch(/^done/);
  });

  test('is not continued while the guardrail holds its step, unless it is forced', () => {
    run(start());
    now += 10 * minute;
    const id = `${rolloutOf(state, 'feed')?.id}`;
    const hold = { id, basisPoints: 100, sentence: 'feed 1.1.0+b110 is held.' };
    const withHold = (changes: Partial<Hold>, force = false) =>
      apply(state, promote(force), { now, by: 'fil', why: '', hold: { ...hold, ...changes } });
    expect(withHold({})).toMatchObject({ ok: false, sentence: hold.sentence });
    // A hold of an earlier rollout, or of an earlier step.
    for (const changes of [{ id: 'another' }, { basisPoints: 50 }])
      expect(withHold(changes)).toMatchObject({ ok: true });
    expect(withHold({}, true)).toMatchObject({ ok: true });
  });

  test.each([
    ['at the first step', 0, '1.1.0+b110: 1 % → 5 %'],
    ['at the last one', 2, '1.1.0+b110: 100 % → stable'],
  ])('%s, a promotion is logged with version and shares', (_name, step, text) => {
    run(start());
    for (let done = 0; done < step; done += 1) run(promote(true));
    expect(logTextOf(promote(true), state)).toBe(text);
  });

  test('is logged with its version when it is paused, resumed or aborted', () => {
    run(start());
    for (const verb of ['pause', 'resume', 'abort'] as const)
      expect(logTextOf(feed(verb), state)).toBe('1.1.0+b110');
  });

  test('keeps its share while paused and continues only after resume', () => {
    run(start());
    expect(run(feed('pause'))).toBe('The rollout of feed stays at 1 %.');
    now += 60 * minute;
    expect([share(), refusal(promote(true))]).toEqual([
      100,
      'The rollout of feed is paused: resume it first.',
    ]);
    run(feed('resume'));
    expect(refusal(promote())).toBe('feed soaks at 1 % for another 10 min: wait, or use --force.');
  });

  test('leaves everybody on the stable version when aborted', () => {
    run(start());
    expect(run(feed('abort'))).toBe('1 % of the visitors of feed are back on 1.0.0+b100.');
    run(start(two.version, { steps: [0, 10_000].map((basisPoints) => ({ basisPoints, soakMs: 0 })) }));
    expect(run(feed('abort'))).toBe('The rollout of feed 1.1.0+b110 has ended; nobody had it.');
    expect(servedVersions(state).map(({ version }) => version)).toEqual([shell.version, one.version]);
  });

  test('of a new area has no fallback', () => {
    state = { ...emptyState, ...stateWith([shell], [one]) };
    expect(run(start(one.version))).toBe(
      'feed 1.0.0+b100 goes to 1 % of the visitors; for the others the area is not there.',
    );
    expect(rolloutOf(state, 'feed')?.from).toBeNull();
  });

  test.each([
    [
      'an unknown version',
      start('9.9.9'),
      'feed 9.9.9 was never published: "rollout status feed" names its versions.',
    ],
    ['the stable version', start(one.version), 'feed 1.0.0+b100 is stable already.'],
    [
      'steps that do not rise',
      start(two.version, { steps: [steps[1], steps[0]] }),
      'Every step is larger than the one before it.',
    ],
    ['steps that do not end', start(two.version, { steps: [steps[0]] }), 'The last step is 100 %.'],
    ['no steps', start(two.version, { steps: [] }), 'The last step is 100 %.'],
    [
      'more than everybody',
      start(two.version, { steps: [{ basisPoints: 10_001, soakMs: 0 }] }),
      'Every step is a share from 0 to 100 %, with at most two decimals.',
    ],
  ])('of %s is refused', (_name, command, sentence) => {
    expect(refusal(command as Command)).toBe(sentence);
  });

  test('is the only one of its area', () => {
    run(start());
    expect(refusal(start(three.version))).toBe(
      'A rollout of feed 1.1.0+b110 is under way: promote or abort it first.',
    );
  });

  test('that fails the gate does not start', () => {
    const bad = goodArea('feed', '2.0.0', { hostContract: '^2.0.0' });
    state = { ...emptyState, ...stateWith([shell, one], [bad]) };
    expect(refusal(start(bad.version))).toBe(
      'feed 2.0.0+b200 would break someone. shell 1.0.0+a100: feed needs host contract ^2.0.0; the shell has 1.1.0.',
    );
  });

  test.each([feed('pause'), feed('resume'), promote(), feed('abort')])(
    'that does not exist refuses %p',
    (command) => {
      expect(refusal(command)).toBe('No rollout of feed is under way.');
    },
  );
});

describe('a freeze', () => {
  const freeze: Command = { verb: 'freeze' };
  test('refuses what moves visitors forward, and allows moving them back', () => {
    run(start());
    run(freeze);
    for (const command of [promote(true), start(three.version)])
      expect(refusal(command)).toBe('Everything is frozen by fil (no reason given): unfreeze first.');
    expect(refusal(feed('abort'))).toMatch(/^done/);
    expect(refusal(rollback())).toMatch(/^done/);
    expect(refusal(kill(two.version))).toMatch(/^done/);
    expect(refusal(freeze)).toBe('Everything is frozen already, by fil.');
    run({ verb: 'unfreeze' });
    expect(refusal(promote(true))).toMatch(/^done/);
    expect(refusal({ verb: 'unfreeze' })).toBe('Nothing is frozen.');
  });
});

describe('a rollback', () => {
  const becomes = (version: string) => {
    run(start(version, { steps: [{ basisPoints: 10_000, soakMs: 0 }] }));
    run(promote());
  };

  test('ends a running rollout', () => {
    run(start());
    run(rollback());
    expect([share(), stableOf(state, 'feed')]).toEqual([null, one.version]);
  });

  test('goes to the stable version before, and never to one that was withdrawn as bad', () => {
    becomes(two.version);
    becomes(three.version);
    expect(run(rollback())).toBe('Everybody goes to feed 1.1.0+b110.');
    expect(run(rollback())).toBe('Everybody goes to feed 1.0.0+b100.');
    expect(refusal(rollback())).toBe(
      'feed has no earlier stable version to go back to: name one that "rollout status feed" lists.',
    );
  });

  test('goes to any retained version by name, and to no other', () => {
    becomes(two.version);
    expect(run(rollback(three.version))).toBe('Everybody goes to feed 1.2.0+b120.');
    expect(refusal(rollback('0.0.1'))).toBe(
      'feed 0.0.1 was never published: "rollout status feed" names its versions.',
    );
    run(kill(two.version));
    expect(refusal(rollback(two.version))).toBe(
      'feed 1.1.0+b110 is killed and comes back only under a new version.',
    );
  });

  test('a killed stable version is replaced by the one before it', () => {
    becomes(two.version);
    expect(run(kill(two.version))).toBe(
      'Nobody is given feed 1.1.0+b110 any more; feed 1.0.0+b100 is stable.',
    );
    expect(refusal(kill(one.version))).toBe(
      'feed has no other stable version: publish and roll out a good one first, or name this one in kill.json, which leaves visitors without feed.',
    );
  });

  test('a killed canary ends its rollout', () => {
    run(start());
    run(kill(two.version));
    expect([share(), stableOf(state, 'feed')]).toEqual([null, one.version]);
    expect(refusal(start())).toBe('feed 1.1.0+b110 is killed and comes back only under a new version.');
  });
});

describe('publishing', () => {
  const publish = (record = goodArea('feed', '1.3.0'), live = false): Command => ({
    verb: 'publish',
    candidate: { record },
    signature: null,
    live,
  });

  test('gives the version to no visitor', () => {
    expect(run(publish())).toBe('feed 1.3.0+b130 is published; nobody is given it yet.');
    expect(stableOf(state, 'feed')).toBe(one.version);
  });

  test('checks the files of a version at its first publish, not when it is signed again', () => {
    const unlayered = (): Command => ({
      verb: 'publish',
      candidate: { record: goodArea('feed', '1.3.0'), outside: { 'feed.css': 'has .a outside.' } },
      signature: 'another',
      live: false,
    });
    expect(refusal(unlayered())).toContain('feed.css has .a outside.');
    run(publish());
    expect(run(unlayered())).toBe('feed 1.3.0+b130 is signed anew.');
  });

  test('twice the same changes nothing; other bytes under one name are refused', () => {
    run(publish());
    const before = state;
    expect(run(publish())).toBe('feed 1.3.0+b130 is published already.');
    expect(state).toBe(before);
    expect(refusal(publish(goodArea('feed', '1.3.0', { expose: './other' })))).toBe(
      'feed 1.3.0+b130 was published with other bytes: give it a new version.',
    );
  });

  test('by the origin itself makes it stable, but not during a rollout or a freeze', () => {
    run(publish(goodArea('feed', '1.3.0'), true));
    expect(stableOf(state, 'feed')).toBe('1.3.0+b130');
    run(start());
    run(publish(goodArea('feed', '1.4.0'), true));
    run({ verb: 'freeze' });
    run(publish(goodArea('profile'), true));
    expect([stableOf(state, 'feed'), stableOf(state, 'profile')]).toEqual(['1.3.0+b130', null]);
  });
});

describe('collecting', () => {
  const removed = () =>
    state.versions.filter(({ removedAt }) => removedAt !== null).map(({ version }) => version);

  test('removes versions unused for 30 days, to the millisecond, and no rollback to them is possible', () => {
    now = retentionMs;
    expect(run({ verb: 'collect' })).toBe('Nothing to remove.');
    now += 1;
    run({ verb: 'collect' });
    expect(removed()).toEqual([two.version, three.version]);
    expect(refusal(rollback(two.version))).toBe('The files of feed 1.1.0+b110 are no longer retained.');
  });

  test('counts from when a visitor last got the version', () => {
    now = 40 * retentionMs;
    run(start());
    run(feed('abort'));
    now += retentionMs;
    run({ verb: 'collect' });
    expect(removed()).toEqual([three.version]);
  });

  test('retains both versions of a rollout, and the last ten stable versions', () => {
    const many = Array.from({ length: 14 }, (_, index) => goodArea('feed', `2.${index}.0`));
    state = { ...emptyState, ...stateWith([shell, ...many], [two, three]) };
    run(start());
    now = 40 * retentionMs;
    run({ verb: 'collect' });
    expect(removed()).toEqual([...many.slice(0, 4).map(({ version }) => version), three.version]);
  });
});

test('any commands in any order leave a valid state, and refusals change nothing', () => {
  const versions = [one, two, three].map(({ version }) => version);
  const commands = fc.oneof(
    fc.constantFrom(...versions).map((version) => () => start(version)),
    fc
      .constantFrom<Command[]>(
        feed('pause'),
        feed('resume'),
        feed('abort'),
        promote(true),
        rollback(),
        { verb: 'freeze' },
        { verb: 'unfreeze' },
        { verb: 'collect' },
      )
      .map((command) => () => command),
    fc.constantFrom(...versions).map((version) => () => rollback(version)),
    fc.constantFrom(...versions).map((version) => () => kill(version)),
    fc.constantFrom(...versions).map((version) => (): Command => ({ verb: 'recall', area: 'feed', version })),
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(commands, fc.integer({ min: 0, max: 2 * retentionMs })), { maxLength: 25 }),
      (list) => {
        now = 1000;
        state = { ...emptyState, ...stateWith([shell, one], [two, three]) };
        for (const [command, later] of list) {
          now += later;
          const frozenCopy = JSON.stringify(state);
          const outcome = at(command());
          // No state is ever mutated.
          expect(JSON.stringify(state)).toBe(frozenCopy);
          if (outcome.ok) state = outcome.state;
          const served = servedVersions(state);
          expect(served.some(({ area }) => area === 'feed')).toBe(true);
          for (const { killedAt, removedAt, recalledAt } of served)
            expect([killedAt, removedAt, recalledAt]).toEqual([null, null, null]);
          expect(state.rollouts.filter(({ endedAt }) => endedAt === null).length).toBeLessThan(2);
        }
      },
    ),
    { numRuns: 500, seed: 7 },
  );
});
