/** `small`: fewer than 1000 members a day, 0 → 10 → 50 → 100 %. */
export type Profile = 'usual' | 'small';

/** Minimum of clean sessions by share, in basis points. */
const minimums: Record<Profile, [number, number][]> = {
  usual: [
    [100, 60],
    [500, 300],
    [2500, 1000],
    [10_000, 3000],
  ],
  // For sites with few members, which reach no higher minimums in a day or two. `unseen` is what these may miss.
  small: [
    [2500, 60],
    [10_000, 300],
  ],
};

/** Minimum of canary sessions of a step without failures, before the next one. */
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

/** Upper bound, at 95 %, of the mean of a Poisson variable with the value `failed`: the rule of three for 0. */
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

/** Sessions that a step needs when `failed` of them have failed and it would need `least` clean ones. */
export const enoughSessions = (failed: number, least: number): number =>
  Math.ceil((meanBound(failed) * least) / 3);
