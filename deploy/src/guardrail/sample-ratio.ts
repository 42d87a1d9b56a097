/** A split less probable than this holds a rollout. */
export const minRatio = 0.001;

const minPeople = 100;

/** Probability that a standard normal value is further than √2·`x` from 0, for x >= 0. Relative error below 1e-10. */
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

/** How many distinct people a step of a rollout has, with the canary and in all, and the canary's expected share. */
export type Split = { canary: number; total: number; basisPoints: number };

/**
 * Probability of a split at least as uneven by accident: Pearson's chi-square test, one degree of freedom, two-sided.
 * Null below 100 people. Somewhat too small if fewer than about five people are expected with the canary: at 1 % of 100
 * people, three good splits in a thousand are below `minRatio`, not one.
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
