/** `small` is for sites with fewer than 1000 members a day, and for the steps 0 → 10 → 50 → 100 %. */
export type Profile = 'usual' | 'small';

/** Pairs of a share in basis points and the minimum number of clean sessions up to this share. */
const minimums: Record<Profile, [number, number][]> = {
  usual: [
    [100, 60],
    [500, 300],
    [2500, 1000],
    [10_000, 3000],
  ],
  // For sites with too few members for higher minimums within a day or two. `unseen`: failure rate that may be missed.
  small: [
    [2500, 60],
    [10_000, 300],
  ],
};

/** How many canary sessions a step needs before the next step, if none of them has failed. */
export function minSessions(basisPoints: number, profile: Profile): number {
  const ladder = minimums[profile];
  return (ladder.find(([upTo]) => basisPoints <= upTo) ?? ladder.at(-1))?.[1] ?? Number.POSITIVE_INFINITY;
}

/** Failure rate, 0 to 1, that this number of clean sessions cannot exclude (rule of three, 95 %); 1 for none. */
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

/** At 95 %, the upper bound of the mean of a Poisson variable with the value `failed`; 3 for 0 (rule of three). */
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
 * Upper bound of the failure rate, 0 to 1, at 95 %: the exact bound of a Poisson mean, which for rare failures is
 * slightly above the Clopper–Pearson bound. Without failures, the rule of three.
 */
export const failureBound = (failed: number, sessions: number): number =>
  failed === 0 ? unseen(sessions) : Math.min(1, meanBound(failed) / sessions);

/** How many sessions a step needs once `failed` of them have failed. `least`: how many it needs without a failure. */
export const enoughSessions = (failed: number, least: number): number =>
  Math.ceil((meanBound(failed) * least) / 3);
