/** A split less probable than this holds a rollout. */
export const minRatio = 0.001;

const minPeople = 100;

/** Chance that a standard normal value is further than √2·`x` from 0, x >= 0; relative error below 1e-10. */
export function erfc(x: number): number {
  const bell = Math.exp(-x * x) / Math.sqrt(Math.PI);
  if (x < 2) {
    let term = 2 * x;
    let sum = term;
    for (let index = 1; index < 60; index += 1) {
      term *= (2 * x * x) / (2 * index + 1);
      sum += term;
    }
    return 1 - bell * sum;
  }
  let fraction = x;
  for (let index = 100; index > 0; index -= 1) fraction = x + index / 2 / fraction;
  return bell / fraction;
}

/** The distinct people of a step of a rollout, and the expected share of the canary. */
export type Split = { canary: number; total: number; basisPoints: number };

/**
 * Chance of a split at least as uneven as this one by accident: Pearson's chi-square with one degree of freedom, two-sided.
 * Null below 100 people. Where fewer than about five canaries are expected it is somewhat too small: at 1 % of 100 people a
 * good split is below `minRatio` three times in a thousand, not once.
 */
export function sampleRatio({ canary, total, basisPoints }: Split): number | null {
  if (total < minPeople) return null;
  const share = basisPoints / 10_000;
  const difference = canary - total * share;
  // Without people, or with a share of 0 or 100 %, there is nothing to test.
  if (share <= 0 || share >= 1) return difference === 0 ? 1 : 0;
  const chiSquare = difference ** 2 / (total * share * (1 - share));
  return erfc(Math.sqrt(chiSquare / 2));
}
