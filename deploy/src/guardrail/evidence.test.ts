import fc from 'fast-check';
import {
  collectEvidence,
  Evidence,
  type EvidenceRule,
  type FailingSession,
  holdAt,
  symptoms,
  type Trial,
} from './evidence.ts';

const evidenceOf = (failing: FailingSession[], rules: EvidenceRule[] = []) =>
  collectEvidence({ failing }, rules).value;
const leadingOf = (failing: FailingSession[], rules: EvidenceRule[]) =>
  collectEvidence({ failing }, rules).leading;

const canary = (share: number): FailingSession => ({ isCanary: true, share });
const stable = (share: number): FailingSession => ({ isCanary: false, share });
const unattributed = (session: FailingSession): FailingSession => ({ ...session, symptom: 'unattributed' });

/** Weight of failures of known code, without rules. */
const attributed = 0.99;
/** Weight of the ratios of `unattributed`, which is half of this symptom's weight. The other half is for trials. */
const ofRatios = 0.004;

/** The formula as specified, without logarithms. */
const meanOfRatios = (ratios: number[], failing: FailingSession[]): number =>
  ratios
    .map((ratio) =>
      failing.reduce(
        (product, { isCanary, share }) => (product * (isCanary ? ratio : 1)) / (ratio * share + 1 - share),
        1,
      ),
    )
    .reduce((sum, product) => sum + product / ratios.length, 0);

const asWritten = (failing: FailingSession[]): number => {
  const known = failing.filter(({ symptom }) => !symptom);
  const unknown = failing.filter(({ symptom }) => symptom);
  return (
    attributed * meanOfRatios([3, 10, 30, 100], known) +
    ofRatios * meanOfRatios([10, 30, 100], unknown) +
    (1 - attributed - ofRatios)
  );
};

const session = fc
  .record({
    isCanary: fc.boolean(),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    hasSymptom: fc.boolean(),
  })
  .map(({ hasSymptom, ...one }): FailingSession => (hasSymptom ? { ...one, symptom: 'unattributed' } : one));

test('without failures there is no evidence either way', () => {
  expect(evidenceOf([])).toBeCloseTo(1, 12);
});

test('is the mean of the likelihood ratios of each kind of failure, weighted', () => {
  fc.assert(
    fc.property(fc.array(session, { maxLength: 30 }), (failing) => {
      const expected = asWritten(failing);
      expect(Math.abs(evidenceOf(failing) / expected - 1)).toBeLessThan(1e-10);
    }),
  );
});

test('with half of the sessions in the canary, a failing one counts as computed by hand', () => {
  // Factors of a failing session for the risks 3, 10, 30 and 100: of the canary first, of the stable version second.
  const ofCanary = (1.5 + 10 / 5.5 + 30 / 15.5 + 100 / 50.5) / 4;
  const ofStable = (0.5 + 1 / 5.5 + 1 / 15.5 + 1 / 50.5) / 4;
  expect(evidenceOf([canary(0.5)])).toBeCloseTo(attributed * ofCanary + 1 - attributed, 12);
  expect(evidenceOf([stable(0.5)])).toBeCloseTo(attributed * ofStable + 1 - attributed, 12);
  expect(evidenceOf([unattributed(canary(0.5))])).toBeCloseTo(
    1 - ofRatios + (ofRatios * (10 / 5.5 + 30 / 15.5 + 100 / 50.5)) / 3,
    12,
  );
});

test.each([
  [0.01, 3, 4],
  [0.05, 3, 5],
  [0.1, 4, 6],
  [0.25, 6, 10],
  [0.5, 11, 19],
])(
  'at a share of %d a canary that always fails is held after %d sessions, without a known cause after %d, not one earlier',
  (share, ...sessions) => {
    for (const [index, needed] of sessions.entries()) {
      const failing = (count: number) =>
        Array.from({ length: count }, () => (index === 0 ? canary(share) : unattributed(canary(share))));
      expect(evidenceOf(failing(needed - 1))).toBeLessThan(holdAt);
      expect(evidenceOf(failing(needed))).toBeGreaterThanOrEqual(holdAt);
    }
  },
);

test('failures of other causes on both sides do not hide those of the canary', () => {
  const unrelated = Array.from({ length: 500 }, () => [
    unattributed(canary(0.5)),
    unattributed(stable(0.5)),
  ]).flat();
  expect(evidenceOf(unrelated)).toBeLessThan(1);
  expect(evidenceOf([...unrelated, ...Array.from({ length: 11 }, () => canary(0.5))])).toBeGreaterThanOrEqual(
    holdAt,
  );
});

test('is neutral where everybody has the canary', () => {
  expect(evidenceOf(Array.from({ length: 1000 }, () => canary(1)))).toBeCloseTo(1, 9);
});

test('is 1 on average, whatever the share, when the canary is as good as the stable version', () => {
  for (const share of [0.0001, 0.01, 0.25, 0.5, 0.99, 1]) {
    for (const kind of [(one: FailingSession) => one, unattributed]) {
      const mean =
        share * evidenceOf([kind(canary(share))]) + (1 - share) * evidenceOf([kind(stable(share))]);
      expect(mean).toBeCloseTo(1, 12);
    }
  }
});

test('stays finite over tens of thousands of sessions, and returns from both extremes', () => {
  const evidence = new Evidence();
  for (let count = 0; count < 20_000; count += 1) evidence.add(canary(0.01));
  expect(evidence.value).toBe(Number.MAX_VALUE);
  const other = new Evidence();
  for (let count = 0; count < 20_000; count += 1) other.add(stable(0.9));
  // What is left is the weight of the other kinds of failures.
  expect(other.value).toBeCloseTo(1 - attributed, 12);
  for (const symptom of symptoms) {
    other.add({ ...stable(0.9), symptom, count: 100_000 });
    other.addTrial({ symptom, isCanary: true, isFailed: false, share: 0.5, count: 100_000 });
  }
  expect(other.value).toBe(Number.MIN_VALUE);
  for (let count = 0; count < 100_000; count += 1) other.add(canary(0.01));
  expect(other.value).toBe(Number.MAX_VALUE);
});

test('does not depend on how sessions are added', () => {
  const failing = [canary(0.01), stable(0.05), canary(0.05), stable(0.25)];
  const evidence = new Evidence();
  for (const one of failing) evidence.add(one);
  expect(evidence.value).toBe(evidenceOf(failing));
  expect(evidenceOf([...failing].reverse())).toBeCloseTo(evidence.value, 12);
});

test('several equal sessions count as the same number of single ones', () => {
  const alike = evidenceOf([{ ...canary(0.05), count: 3 }, stable(0.05)]);
  expect(alike).toBeCloseTo(evidenceOf([canary(0.05), canary(0.05), stable(0.05), canary(0.05)]), 9);
});

describe('with rules about measurements', () => {
  const rules = [
    { metric: 'failed-calls' as const, tolerance: 1.5 },
    { metric: 'slowest-call' as const, tolerance: 1 },
  ];
  const [calls, slow] = [{ rule: 'failed-calls' as const }, { rule: 'slowest-call' as const }];

  test('the rules together have one part of a hundred, of which each has the same', () => {
    expect(evidenceOf([], rules)).toBeCloseTo(1, 12);
    const ofCanary = (1.5 + 10 / 5.5 + 30 / 15.5 + 100 / 50.5) / 4;
    expect(evidenceOf([{ ...canary(0.5), ...slow }], rules)).toBeCloseTo(0.9975 + 0.0025 * ofCanary, 12);
    expect(evidenceOf([canary(0.5)], rules)).toBeCloseTo(0.02 + 0.98 * ofCanary, 12);
  });

  test.each([1, 1.5, 4])(
    'is 1 on average when canary sessions break a rule %d times as often, as tolerated, and less when less often',
    (tolerance) => {
      const rule = [{ metric: 'failed-calls' as const, tolerance }];
      for (const share of [0.01, 0.25, 0.5, 0.99]) {
        const mean = (risk: number) => {
          const ofCanary = (risk * share) / (risk * share + 1 - share);
          return (
            ofCanary * evidenceOf([{ ...canary(share), ...calls }], rule) +
            (1 - ofCanary) * evidenceOf([{ ...stable(share), ...calls }], rule)
          );
        };
        expect(mean(tolerance)).toBeCloseTo(1, 12);
        expect(mean(tolerance * 0.9)).toBeLessThan(1);
        expect(mean(tolerance * 3)).toBeGreaterThan(1);
      }
    },
  );

  test.each([1, 1.5, 4, 10])(
    'sessions that keep a rule count too: 1 at most on average where the canary breaks it %d times as often',
    (tolerance) => {
      const rule = [{ metric: 'failed-calls' as const, tolerance }];
      const mean = (share: number, chances: { canary: number; stable: number }) =>
        [true, false]
          .flatMap((isCanary) => [true, false].map((isFailed) => ({ isCanary, isFailed })))
          .reduce((sum, { isCanary, isFailed }) => {
            const own = isCanary ? chances.canary : chances.stable;
            const chance = (isCanary ? share : 1 - share) * (isFailed ? own : 1 - own);
            const trial: Trial = { ...calls, isCanary, isFailed, share };
            return sum + chance * collectEvidence({ failing: [], trials: [trial] }, rule).value;
          }, 0);
      for (const share of [0.01, 0.05, 0.5, 0.9]) {
        for (const stable of [0, 0.01, 0.05, 0.1, 0.3, 0.6, 1])
          for (const part of [0, 0.5, 1])
            expect(mean(share, { stable, canary: part * Math.min(1, tolerance * stable) })).toBeLessThan(
              1 + 1e-9,
            );
        expect(mean(share, { stable: 0.05, canary: 1 })).toBeGreaterThan(1);
      }
    },
  );

  test('the rule with the largest part of the evidence leads, unless failures do', () => {
    const broken = (count: number) => [{ ...canary(0.5), ...slow, count }];
    expect(leadingOf(broken(30), rules)).toBe('slowest-call');
    expect(leadingOf([...broken(30), { ...canary(0.5), count: 40 }], rules)).toBe('attributed');
    expect(leadingOf([], rules)).toBe('attributed');
  });

  test('a session that breaks no named rule is refused', () => {
    expect(() => evidenceOf([{ ...canary(0.5), rule: 'long-tasks' }], rules)).toThrow(RangeError);
  });
});

test.each([-0.01, 1.01, Number.NaN])('refuses %d as a share', (share) => {
  expect(() => evidenceOf([canary(share)])).toThrow(RangeError);
});

describe('all sessions with and without a symptom', () => {
  const trial = (isCanary: boolean, isFailed: boolean, count: number, share = 0.5): Trial => ({
    ...{ symptom: 'unattributed', isCanary, isFailed, count, share },
  });
  /** `failed` of `of` people fail with the canary, `failedStable` of `ofStable` people with the stable version. */
  const trials = (failed: number, of: number, failedStable: number, ofStable: number) => [
    ...[trial(true, true, failed), trial(true, false, of - failed)],
    ...[trial(false, true, failedStable), trial(false, false, ofStable - failedStable)],
  ];
  const ownEvidence = (of: Trial[]) => collectEvidence({ failing: [], trials: of }).ofSymptom('unattributed');

  test('17 of 34 against 9 of 56 is evidence, 11 of 46 against 8 of 44 is none', () => {
    expect(ownEvidence(trials(17, 34, 9, 56))).toBeGreaterThan(20);
    expect(ownEvidence(trials(11, 46, 8, 44))).toBeLessThan(1);
  });

  test.each([0.01, 0.05, 0.25, 0.5, 0.9])(
    'is at most 1 on average if three sessions of a hundred more fail with the canary, at a share of %d',
    (share) => {
      const mean = (ofCanary: number, ofStable: number) =>
        [true, false]
          .flatMap((isCanary) => [true, false].map((isFailed) => ({ isCanary, isFailed })))
          .reduce((sum, { isCanary, isFailed }) => {
            const own = isCanary ? ofCanary : ofStable;
            const chance = (isCanary ? share : 1 - share) * (isFailed ? own : 1 - own);
            return sum + chance * ownEvidence([trial(isCanary, isFailed, 1, share)]);
          }, 0);
      for (const rate of [0, 0.01, 0.1, 0.4, 0.9, 0.97]) {
        expect(mean(rate + 0.03, rate)).toBeLessThan(1 + 1e-9);
        expect(mean(rate, rate)).toBeLessThan(1 + 1e-9);
        expect(mean(rate / 2, rate)).toBeLessThan(1 + 1e-9);
      }
      expect(mean(0.5, 0.1)).toBeGreaterThan(1);
    },
  );

  test('the order of sessions does not matter, and a wrong share is refused', () => {
    const all = trials(17, 34, 9, 56);
    expect(ownEvidence([...all].reverse())).toBeCloseTo(ownEvidence(all), 9);
    expect(() => ownEvidence([trial(true, true, 1, Number.NaN)])).toThrow(RangeError);
  });
});
