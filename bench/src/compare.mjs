import { median, pairedDifference, rangeOf, rounded } from './statistics.mjs';

export const summaryOf = (values) => ({
  median: rounded(median(values)),
  range: rangeOf(values).map(rounded),
});

/** Medians, ranges, ratio, mean difference (95 % interval) of two series by run, such as `{ federated, oneBundle }`. */
export function compare(series) {
  const [[first, left], [second, right]] = Object.entries(series);
  const [a, b] = [summaryOf(left), summaryOf(right)];
  return {
    [first]: a,
    [second]: b,
    ratio: b.median ? rounded(a.median / b.median) : null,
    difference: pairedDifference(left, right),
  };
}

/** A summary as text for a table, such as `812 (790 to 1034)`. `digits`: number of decimals. */
export const written = ({ median: middle, range }, digits = 0) =>
  `${middle.toFixed(digits)} (${range.map((value) => value.toFixed(digits)).join(' to ')})`;

export const writtenDifference = ({ mean, interval }) =>
  interval ? `${Math.round(mean)} (${interval.map(Math.round).join(' to ')})` : String(Math.round(mean));
