const inOrder = (values) => values.toSorted((a, b) => a - b);

export const median = (values) => inOrder(values)[Math.floor(values.length / 2)];
export const rangeOf = (values) => [Math.min(...values), Math.max(...values)];
export const rounded = (value) => Math.round(value * 1000) / 1000;

/** 97.5 % quantiles of Student's t for 1 to 10 degrees of freedom. The last is used beyond 10: slightly too wide. */
const quantiles = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];

/** Mean of `left` minus `right` by run, 95 % interval (Student's t; null for one run). Null if a figure is missing. */
export function pairedDifference(left, right) {
  const differences = left.map((value, run) => value - right[run]);
  if (left.length === 0 || [...left, ...right].includes(null)) return null;
  const count = differences.length;
  const mean = differences.reduce((sum, one) => sum + one, 0) / count;
  if (count === 1) return { mean: rounded(mean), interval: null };
  const variance = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (count - 1);
  const half = (quantiles[count - 2] ?? quantiles.at(-1)) * Math.sqrt(variance / count);
  return { mean: rounded(mean), interval: [rounded(mean - half), rounded(mean + half)] };
}
