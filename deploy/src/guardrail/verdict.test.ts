import type { Arm, Symptom } from '../answers/answers.ts';
import { collectEvidence, type FailingSession, type Trial } from './evidence.ts';
import { verdictSentence } from './sentences.ts';
import { judge, type VerdictInput } from './verdict.ts';

const minute = 60_000;
const arm = (succeeded: number, failed = 0): Arm => ({
  started: succeeded + failed,
  ...{ succeeded, failed, unattributed: 0 },
});
const failed = (count: number, isCanary: boolean, share: number): FailingSession[] => [
  { isCanary, share, count },
];

/** A step at 1 % that has soaked long enough, without failures. */
const clean: Omit<VerdictInput, 'evidence'> = {
  state: 'running',
  frozen: false,
  basisPoints: 100,
  isFirstVersion: false,
  step: { ageMs: 10 * minute, soakMs: 10 * minute, maxMs: 24 * 60 * minute },
  crawl: 'passed',
  canary: arm(60),
  stable: arm(6000),
  failing: [],
  sources: { addresses: 3, members: 3 },
  people: { canary: 30, total: 3000 },
  everybody: { canary: 30, total: 3000 },
  recent: { stable: arm(600), canary: arm(6) },
  sinceReportMs: 1000,
  ...{ rules: [], profile: 'usual' },
};

type Changes = Partial<VerdictInput> & { trials?: Trial[] };

/** The verdict as operators read it. */
const verdictOn = ({ trials = [], ...changes }: Changes) => {
  const input = { ...clean, ...changes };
  const verdict = judge({
    ...input,
    evidence: collectEvidence({ failing: input.failing, trials }, input.rules),
  });
  const { kind, reason } = verdict;
  return { kind, reason, sentence: verdictSentence(verdict) };
};
const shortly = (changes: Changes) => {
  const { kind, reason } = verdictOn(changes);
  return `${kind} ${reason}`;
};

const choice =
  'A person decides: "rollout promote --force" goes on, "rollout abort" takes it from its visitors.';

const step = (changes: Partial<VerdictInput['step']>) => ({ step: { ...clean.step, ...changes } });
const condemned = failed(4, true, 0.01);
/** Three failing sessions of a canary at 1 %: enough for a hold before the end of the step. */
const held = failed(3, true, 0.01);
/** Two failing sessions of a canary at 1 %: just below such a hold. */
const suspected = failed(2, true, 0.01);

test('a step without failures continues, and reports what could not have been detected', () => {
  expect(verdictOn({})).toEqual({
    kind: 'advance',
    reason: 'clean',
    sentence:
      '60 canary sessions at 1 %, 0 failed: it may go on. A failure rate of less than 5 % would not have been seen.',
  });
});

test('a canary that fails is rolled back, with the figures', () => {
  expect(verdictOn({ failing: condemned })).toEqual({
    kind: 'roll-back',
    reason: 'evidence',
    sentence:
      'The canary fails more often than the stable version: 4 of 4 failing sessions are its own. Evidence is more than 1000000, and 1000000 is enough for a rollback.',
  });
});

describe('the first rule that applies decides', () => {
  const outage = { stable: arm(95, 5), canary: arm(6) };
  const cases: [string, Partial<VerdictInput>, string][] = [
    ['evidence before a pause', { failing: condemned, state: 'paused' }, 'roll-back evidence'],
    [
      'evidence before a common cause: it has counted that already',
      { failing: condemned, recent: outage },
      'roll-back evidence',
    ],
    ['evidence not in a freeze: nobody has the canary', { failing: condemned, frozen: true }, 'hold frozen'],
    ['evidence for a hold before the soak time', { failing: held, ...step({ ageMs: 0 }) }, 'hold evidence'],
    ['a freeze before a pause', { frozen: true, state: 'paused' }, 'hold frozen'],
    ['a pause before the crawl', { state: 'paused', basisPoints: 0, crawl: 'failed' }, 'hold paused'],
    [
      'the crawl before there is nothing to compare with',
      { basisPoints: 0, isFirstVersion: true },
      'advance crawled',
    ],
    [
      'nothing to compare with before a common cause',
      { isFirstVersion: true, recent: outage },
      'hold no-control',
    ],
    [
      'a common cause before an uneven split',
      { recent: outage, people: { canary: 90, total: 3000 } },
      'hold common-cause',
    ],
    [
      'an uneven split before the budget',
      { people: { canary: 90, total: 3000 }, canary: arm(97, 3) },
      'hold sample-ratio',
    ],
    ['the budget before the soak time', { canary: arm(97, 3), ...step({ ageMs: 0 }) }, 'hold over-budget'],
    ['the soak time before silence', { sinceReportMs: null, ...step({ ageMs: 0 }) }, 'watch soaking'],
    ['silence before too few sessions', { sinceReportMs: null, canary: arm(1) }, 'hold no-data'],
    ['too few sessions before a doubt', { canary: arm(1), failing: suspected }, 'watch too-few'],
  ];
  test.each(cases)('%s', (_name, changes, expected) => {
    expect(shortly(changes)).toBe(expected);
  });
});

describe('evidence', () => {
  test('of three failing sessions at 1 % holds, of four it rolls back', () => {
    expect(shortly({ failing: suspected })).toBe('hold doubtful');
    expect(verdictOn({ failing: held })).toEqual({
      ...{ kind: 'hold', reason: 'evidence' },
      sentence: `The canary fails more often than the stable version: 3 of 3 failing sessions are its own. Evidence is 34700, and 1000000 rolls it back: until then it is held. ${choice}`,
    });
    expect(shortly({ failing: condemned })).toBe('roll-back evidence');
  });

  test('of 3 holds, and a little less continues', () => {
    // With one failing session: the larger the canary's share, the weaker the evidence of this session.
    expect(shortly({ failing: failed(1, true, 0.2635) })).toBe('hold doubtful');
    expect(shortly({ failing: failed(1, true, 0.264) })).toBe('advance clean');
  });

  test.each([
    [2, 2, 'hold few-sources'],
    [3, 0, 'roll-back evidence'],
    [1, 3, 'roll-back evidence'],
    [1, 2, 'hold few-sources'],
  ])('from %d addresses and %d members: %s', (addresses, members, expected) => {
    expect(shortly({ failing: condemned, sources: { addresses, members } })).toBe(expected);
  });

  test('from too few sources reports their number, and what a person can do', () => {
    expect(verdictOn({ failing: held, sources: { addresses: 1, members: 0 } }).sentence).toBe(
      `The canary fails more often than the stable version: 3 of 3 failing sessions are its own. Evidence is 34700, from 1 address and 0 members: a rollback needs 3 of either, and an evidence of 1000000. ${choice}`,
    );
  });

  test('of sessions that break a rule names it, and counts them alone', () => {
    const rules = [{ metric: 'slowest-call' as const, limit: 3000, tolerance: 1.5 }];
    const broken: FailingSession[] = [
      ...failed(12, true, 0.01).map((one) => ({ ...one, rule: 'slowest-call' as const })),
      ...failed(7, false, 0.01),
    ];
    expect(verdictOn({ failing: broken, rules })).toMatchObject({
      ...{ kind: 'roll-back', reason: 'evidence' },
      sentence: expect.stringMatching(
        /^The canary breaks the rule slowest-call from 3000 ms, tolerance 1\.5: 12 of 12 sessions that break it are its own\. Evidence is more than 1000000, and 1000000 is enough for a rollback\.$/,
      ),
    });
    expect(verdictOn({ failing: broken, rules, sources: { addresses: 1, members: 2 } }).sentence).toMatch(
      /^The canary breaks the rule slowest-call from 3000 ms, tolerance 1\.5: 12 of 12 sessions that break it are its own/,
    );
  });

  test('between the two limits names both', () => {
    expect(verdictOn({ failing: suspected }).sentence).toBe(
      `Evidence against the canary is 782: not enough to roll it back (1000000), too much to go on (3). Every failing session of the rollout counts, and one can be enough for that. ${choice}`,
    );
  });
});

describe('before any visitor has it', () => {
  const nobody = { basisPoints: 0, canary: arm(0), sinceReportMs: null, people: { canary: 0, total: 0 } };

  test.each([
    ['none', 'hold not-crawled'],
    ['failed', 'hold crawl-failed'],
    ['passed', 'advance crawled'],
  ] as const)('a crawl that is %s: %s, whatever the soak time', (crawl, expected) => {
    expect(shortly({ ...nobody, crawl, ...step({ ageMs: 0 }) })).toBe(expected);
  });

  test('the crawl matters only then', () => {
    expect(shortly({ crawl: 'failed' })).toBe('advance clean');
    expect(shortly({ crawl: 'failed', basisPoints: 1 })).not.toBe('hold crawl-failed');
  });
});

describe('each limit is exact:', () => {
  const recent = (stable: Arm) => ({ recent: { stable, canary: arm(1) } });
  const split = (canary: number, total = 3000) => ({ people: { canary, total } });
  const onlyUnattributed = { started: 9, succeeded: 0, failed: 0, unattributed: 9 };
  test.each<[string, Changes, string]>([
    ['5 % of the last stable sessions fail', recent(arm(95, 5)), 'hold common-cause'],
    ['a little less than 5 %', recent(arm(96, 5)), 'advance clean'],
    ['three of them fail', recent(arm(1, 3)), 'hold common-cause'],
    ['two of them', recent(arm(0, 2)), 'advance clean'],
    ['too few people, with one chance in a thousand', split(12), 'hold sample-ratio'],
    ['one more', split(13), 'advance clean'],
    ['many people', split(47), 'advance clean'],
    ['too many', split(48), 'hold sample-ratio'],
    ['a split of 99 people', split(99, 99), 'advance clean'],
    ['of 100', split(100, 100), 'hold sample-ratio'],
    ['0.5 % of the canary’s sessions fail', { canary: arm(597, 3) }, 'advance clean'],
    ['a little more', { canary: arm(596, 3) }, 'hold over-budget'],
    ['two of 202', { canary: arm(200, 2) }, 'advance clean'],
    ['three of 203', { canary: arm(200, 3) }, 'hold over-budget'],
    ['a millisecond before the end of the step', step({ ageMs: 10 * minute - 1 }), 'watch soaking'],
    ['its end', step({ ageMs: 10 * minute }), 'advance clean'],
    ['ten minutes without a report', { sinceReportMs: 10 * minute }, 'advance clean'],
    ['a millisecond more', { sinceReportMs: 10 * minute + 1 }, 'hold no-data'],
    ['never a report', { sinceReportMs: null }, 'hold no-data'],
    ['no session of the canary', { canary: arm(0) }, 'hold no-data'],
    ['none with a known outcome', { canary: onlyUnattributed }, 'hold no-data'],
  ])('%s', (_name, changes, expected) => {
    expect(shortly(changes)).toBe(expected);
  });

  test.each<[string, Changes, string]>([
    [
      'a common cause',
      { recent: { stable: arm(40, 20), canary: arm(1) } },
      'The stable version fails too, 20 of its last 60 sessions (33.3 %): the cause lies elsewhere, and the rollout waits for its end; "rollout promote --force" goes on before.',
    ],
    ['the time left', step({ ageMs: 10 * minute - 1 }), 'It soaks at 1 % for another 1 min.'],
  ])('%s is reported', (_name, changes, sentence) => {
    expect(verdictOn(changes).sentence).toBe(sentence);
  });
});

describe('a symptom', () => {
  const trials = (isCanary: boolean, failed: number, people: number) =>
    [true, false].map((isFailed) => ({
      ...{ symptom: 'unattributed' as const, isCanary, share: 0.5, isFailed },
      count: isFailed ? failed : people - failed,
    }));

  const sessions = (ofCanary: number, ofStable: number): FailingSession[] =>
    [true, false].map((isCanary) => ({
      ...{ symptom: 'unattributed' as const, isCanary, share: 0.5, count: isCanary ? ofCanary : ofStable },
    }));

  test('that is more frequent with the canary holds the rollout, long before it is rolled back', () => {
    const settled = [...trials(true, 17, 34), ...trials(false, 9, 56)];
    const everybody = { canary: 36, total: 95 };
    expect(verdictOn({ failing: sessions(18, 9), trials: settled, everybody })).toEqual({
      ...{ kind: 'hold', reason: 'symptom' },
      sentence: expect.stringMatching(
        /^More people of the canary have sessions that fail without a known cause: 18 of 36, with the stable version 9 of 59\. Evidence of that alone is [\d.]+; from 20 on a rollout is held\. A person decides/,
      ),
    });
    expect(shortly({ trials: [...trials(true, 11, 46), ...trials(false, 8, 44)] })).toBe('advance clean');
  });

  test('has its figures before any session has settled', () => {
    const everybody = { canary: 12, total: 40 };
    const { reason, sentence } = verdictOn({ failing: sessions(9, 0), everybody });
    expect([reason, sentence]).toEqual([
      'symptom',
      expect.stringContaining(': 9 of 12, with the stable version 0 of 28.'),
    ]);
  });

  test('at a base of 20 % rolls back, and says which', () => {
    const failing = sessions(70, 20);
    expect(verdictOn({ failing, trials: [...trials(true, 70, 100), ...trials(false, 20, 100)] })).toEqual({
      ...{ kind: 'roll-back', reason: 'evidence' },
      sentence: expect.stringContaining(
        'The canary has more sessions that fail without a known cause than the stable version: 70 of 90 such sessions are its own',
      ),
    });
  });
});

describe('other content, or a page that still loads,', () => {
  const different = (symptom: Symptom, count = 1000): FailingSession[] => [
    { symptom, isCanary: true, share: 0.5, count },
  ];
  const kinds: Symptom[] = ['waiting', 'error', 'little-content', 'no-heading', 'no-rows', 'no-actions'];

  test.each(kinds)('rolls nothing back, but holds and asks: %s', (symptom) => {
    const failing = different(symptom);
    const trials = failing.map((one) => ({ ...one, isFailed: true }));
    const { kind, reason, sentence } = verdictOn({ failing, trials });
    expect([kind, reason]).toEqual(['hold', 'symptom']);
    expect(sentence).toContain(
      'This is no failure by itself, and may be meant so: look at the pages of both versions (az override). A person decides',
    );
  });

  test('of all kinds at once is no evidence for a rollback, and holds at 50 % from the sixth session on', () => {
    const all = (count: number) => kinds.flatMap((symptom) => different(symptom, count));
    expect(collectEvidence({ failing: all(100_000) }).value).toBeCloseTo(1, 9);
    expect([5, 6].map((count) => shortly({ failing: all(count) }))).toEqual([
      'advance clean',
      'hold symptom',
    ]);
  });

  test('hides no failure: a canary that also fails is rolled back', () => {
    expect(shortly({ failing: [...different('error'), ...condemned] })).toBe('roll-back evidence');
  });

  test('is not spoken of where sessions fail without a known cause', () => {
    expect(verdictOn({ failing: different('unattributed', 7) }).sentence).not.toContain('no failure');
  });
});

describe('enough clean sessions', () => {
  test.each([
    [100, 60, 0.01],
    [500, 300, 0.05],
    [1000, 1000, 0.1],
    [2500, 1000, 0.25],
    [5000, 3000, 0.5],
  ])('at %d basis points are %d', (basisPoints, least, share) => {
    const people = { canary: 10_000 * share, total: 10_000 };
    expect(shortly({ basisPoints, people, canary: arm(least - 1) })).toBe('watch too-few');
    expect(shortly({ basisPoints, people, canary: arm(least) })).toBe('advance clean');
  });

  test('are fewer in a small installation', () => {
    const half = { basisPoints: 5000, people: { canary: 150, total: 300 }, profile: 'small' as const };
    expect(shortly({ ...half, canary: arm(299) })).toBe('watch too-few');
    expect(shortly({ ...half, canary: arm(300) })).toBe('advance clean');
  });

  test('are more after a failure', () => {
    expect(shortly({ canary: arm(93, 1) })).toBe('watch too-few');
    expect(shortly({ canary: arm(94, 1) })).toBe('advance clean');
  });

  test('that do not arrive within the maximum duration of the step need a person', () => {
    const day = 24 * 60 * minute;
    expect(shortly({ canary: arm(59), ...step({ ageMs: day - 1 }) })).toBe('watch too-few');
    expect(verdictOn({ canary: arm(59), ...step({ ageMs: day }) })).toEqual({
      kind: 'hold',
      reason: 'too-few',
      sentence: `Inconclusive after 1440 min: 59 canary sessions with 0 failed leave room for a failure rate of 5.08 %; 1 % needs 5 % or less: 1 more that do not fail. ${choice}`,
    });
  });

  test('reports how many are missing, or that there can never be enough', () => {
    const said = (canary: Arm) => verdictOn({ canary }).sentence;
    const rate = 'leave room for a failure rate of';
    expect(said(arm(90, 1))).toBe(
      `91 canary sessions with 1 failed ${rate} 5.21 %; 1 % needs 5 % or less: 4 more that do not fail.`,
    );
    const half = { basisPoints: 5000, people: { canary: 5000, total: 10_000 } };
    expect(verdictOn({ ...half, canary: arm(2994, 6) }).sentence).toBe(
      `3000 canary sessions with 6 failed ${rate} 0.395 %; 50 % needs 0.1 % or less: out of reach while as many fail.`,
    );
  });
});
