import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allBuckets, bucketOf, type Cohort, type CohortInput, decideCohort, isCanary } from './cohort.ts';

const id = (seed: string) => createHash('md5').update(seed).digest('hex');

test('0 % is nobody and 100 % is everybody, in each of the 10 000 buckets', () => {
  const canaries = (basisPoints: number) => {
    let count = 0;
    for (let bucket = 0; bucket < allBuckets; bucket += 1) if (isCanary(bucket, basisPoints)) count += 1;
    return count;
  };
  expect(canaries(0)).toBe(0);
  expect(canaries(allBuckets)).toBe(allBuckets);
  for (const basisPoints of [1, 99, 100, 101, 2500, 9999]) expect(canaries(basisPoints)).toBe(basisPoints);
});

test('half a million members on five steps: each share is accurate, and nobody ever moves back', () => {
  const steps = [1, 100, 500, 2500, 5000];
  const members = 500_000;
  const counts = steps.map(() => 0);
  const rollout = id('monotone');
  let backward = 0;
  let outside = 0;
  for (let member = 0; member < members; member += 1) {
    const bucket = bucketOf('feed', rollout, String(member));
    if (!(bucket >= 0 && bucket < allBuckets && Number.isInteger(bucket))) outside += 1;
    let was = false;
    for (let step = 0; step < steps.length; step += 1) {
      const is = isCanary(bucket, steps[step] ?? 0);
      if (was && !is) backward += 1;
      if (is) counts[step] = (counts[step] ?? 0) + 1;
      was = is;
    }
  }
  expect({ backward, outside }).toEqual({ backward: 0, outside: 0 });
  // Five standard deviations of a binomial share; the numbers are the same in every run.
  for (const [step, basisPoints] of steps.entries()) {
    const share = basisPoints / allBuckets;
    const deviation = Math.sqrt(members * share * (1 - share));
    expect(Math.abs((counts[step] ?? 0) - members * share)).toBeLessThan(5 * deviation);
  }
}, 120_000);

test('the 435 pairs of 30 rollouts overlap as independent ones do', () => {
  const members = 5_000;
  const rollouts = Array.from({ length: 30 }, (_, index) => {
    const area = ['feed', 'profile', 'shell'][index % 3] ?? '';
    const inIt = new Uint8Array(members);
    for (let member = 0; member < members; member += 1)
      inIt[member] = isCanary(bucketOf(area, id(`pair ${index}`), String(member)), 1000) ? 1 : 0;
    return inIt;
  });
  const size = rollouts.map((one) => one.reduce((sum, bit) => sum + bit, 0));
  const statistics: number[] = [];
  for (let a = 0; a < 30; a += 1) {
    for (let b = a + 1; b < 30; b += 1) {
      let both = 0;
      for (let member = 0; member < members; member += 1)
        both += (rollouts[a]?.[member] ?? 0) & (rollouts[b]?.[member] ?? 0);
      const [one, other] = [size[a] ?? 0, size[b] ?? 0];
      // Pearson's chi-square of the table of four cells, with the actual sizes of both canary cohorts.
      const difference = both * members - one * other;
      statistics.push((members * difference ** 2) / (one * other * (members - one) * (members - other)));
    }
  }
  expect(statistics).toHaveLength(435);
  // Limits: for a pair, chi-square (1 degree of freedom) at 0.001 / 435; for the sum, 435 ± 5 standard deviations.
  expect(Math.max(...statistics)).toBeLessThan(22.3);
  const sum = statistics.reduce((total, one) => total + one, 0);
  expect(Math.abs(sum - 435)).toBeLessThan(5 * Math.sqrt(870));
});

test('the salt depends on area and rollout: another one gives another bucket', () => {
  const buckets = new Set(
    ['feed', 'content'].flatMap((area) => ['1', '2'].map((rollout) => bucketOf(area, id(rollout), '7'))),
  );
  expect(buckets.size).toBe(4);
});

describe('the buckets of another implementation', () => {
  const vectors = JSON.parse(readFileSync(join(__dirname, 'golden-vectors.json'), 'utf8')) as [
    string,
    string,
    string,
    number,
  ][];

  test('match ours, a thousand times', () => {
    expect(vectors).toHaveLength(1000);
    expect(
      vectors.filter(([area, rollout, unit, bucket]) => bucketOf(area, rollout, unit) !== bucket),
    ).toEqual([]);
  });

  test('are spread, so that a match is significant', () => {
    expect(new Set(vectors.map(([, , , bucket]) => bucket)).size).toBeGreaterThan(900);
  });
});

describe('the decision', () => {
  const input: CohortInput = { frozen: false, killed: false, bucket: 99, basisPoints: 100 };
  const cases: [string, Partial<CohortInput>, Cohort][] = [
    ['the bucket, when nothing else does: inside', {}, 'canary'],
    ['the bucket, when nothing else does: outside', { bucket: 100 }, 'stable'],
    ['a killed version before the bucket', { killed: true }, 'stable'],
    ['a freeze before the bucket', { frozen: true }, 'stable'],
    ['nobody unknown gets a canary, even at 100 %', { bucket: null, basisPoints: 10_000 }, 'stable'],
  ];
  test.each(cases)('%s', (_name, changes, cohort) => {
    expect(decideCohort({ ...input, ...changes })).toBe(cohort);
  });
});
