/** `small`: fewer than 1000 members a day, 0 → 10 → 50 → 100 %. */
export type Profile = 'usual' | 'small';

/** Up to which share, in basis points, how many clean sessions are the least. */
const leastOf: Record<Profile, [number, number][]> = {
  usual: [
    [100, 60],
    [500, 300],
    [2500, 1000],
    [10_000, 3000],
  ],
  // The first two rungs of the same ladder: what so few members fill in a day or two. `unseen` says what that costs.
  small: [
    [2500, 60],
    [10_000, 300],
  ],
};

/** How many canary sessions a step needs at least, none of them failed, before the next one. */
export function leastSessions(basisPoints: number, profile: Profile): number {
  const ladder = leastOf[profile];
  return (ladder.find(([upTo]) => basisPoints <= upTo) ?? ladder.at(-1))?.[1] ?? Number.POSITIVE_INFINITY;
}

/**
 * Failure rate, 0 to 1, that so many clean sessions could not have shown: a smaller one stays unseen in more than one
 * case of twenty (rule of three, 95 %). Everything for none.
 */
export const unseen = (clean: number): number => (clean > 3 ? 3 / clean : 1);

/** Chance of at most `failed` events where `mean` are expected (Poisson). */
function chanceUpTo(failed: number, mean: number): number {
  let logarithm = -mean;
  let sum = 0;
  for (let count = 0; count <= failed; count += 1) {
    sum += Math.exp(logarithm);
    logarithm += Math.log(mean / (count + 1));
  }
  return sum;
}

/** Upper bound, at 95 %, of the mean of a Poisson variable that came to `failed`: the rule of three for nothing. */
function meanBound(failed: number): number {
  if (failed === 0) return 3;
  let low = failed;
  let high = failed + 10 + 4 * Math.sqrt(failed);
  for (let halving = 0; halving < 60; halving += 1) {
    const middle = (low + high) / 2;
    if (chanceUpTo(failed, middle) > 0.05) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * Upper bound of the failure rate, 0 to 1, at 95 % after `failed` of `sessions`: the exact bound of a Poisson mean,
 * which for rare failures lies just above Clopper and Pearson's; the rule of three where nothing failed.
 */
export const failureBound = (failed: number, sessions: number): number =>
  failed === 0 ? unseen(sessions) : Math.min(1, meanBound(failed) / sessions);

/** How many sessions in all let a step go on that needs `least` clean ones, when `failed` of them have failed. */
export const enoughSessions = (failed: number, least: number): number =>
  Math.ceil((meanBound(failed) * least) / 3);
