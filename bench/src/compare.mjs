import { median, pairedDifference, rangeOf, rounded } from './statistics.mjs';

export const summaryOf = (values) => ({
  median: rounded(median(values)),
  range: rangeOf(values).map(rounded),
});

/** Median and range of two series, such as `{ federated, oneBundle }`, by run; their ratio and difference (95 %). */
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

/** `812 (790 to 1034)`: for a table, with this number of decimals. */
export const written = ({ median: middle, range }, digits = 0) =>
  `${middle.toFixed(digits)} (${range.map((value) => value.toFixed(digits)).join(' to ')})`;

export const writtenDifference = ({ mean, interval }) =>
  interval ? `${Math.round(mean)} (${interval.map(Math.round).join(' to ')})` : String(Math.round(mean));
