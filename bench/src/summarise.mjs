import { median, pairedDifference, rangeOf, rounded } from './statistics.mjs';

/** Two delays of every request, in milliseconds. The difference of the load times shows the number of round trips. */
export const delays = [300, 900];

const counts = ['jsBytes', 'jsCssBytes', 'totalBytes', 'requests'];
const times = ['roundTrips', 'lcpApplied', 'tbt', 'task', 'cls'];
const figures = [...counts, ...times];

const roundTripsOf = (short, long) => (long - short) / (delays[1] - delays[0]);

function valuesOf(runs, figure) {
  if (figure !== 'roundTrips') return runs.map((run) => run[figure]).filter((value) => value != null);
  return runs.filter((run) => run.ready).map(({ ready }) => roundTripsOf(...ready));
}

/** Round trips follow from the medians of both delays, which is less noisy than a median of each run's round trips. */
function summaryOf(runs, figure) {
  const values = valuesOf(runs, figure);
  if (values.length === 0) return null;
  if (figure !== 'roundTrips') return median(values);
  return roundTripsOf(...delays.map((_, index) => median(runs.map(({ ready }) => ready[index]))));
}

function variantOf(runs) {
  const middle = figures.map((figure) => {
    const value = summaryOf(runs, figure);
    return [figure, value === null ? null : rounded(value)];
  });
  const range = figures.map((figure) => {
    const values = valuesOf(runs, figure);
    return [figure, values.length > 0 ? rangeOf(values).map(rounded) : null];
  });
  return { ...Object.fromEntries(middle), range: Object.fromEntries(range) };
}

const byFigure = (compute) => Object.fromEntries(figures.map((figure) => [figure, compute(figure)]));

/** Summarises a page's runs: medians and ranges by variant, their ratio, and the difference with its 95 % interval. */
export function summarise(runs) {
  const [federated, oneBundle] = [variantOf(runs.federated), variantOf(runs.oneBundle)];
  return {
    federated,
    oneBundle,
    ...(runs.before ? { before: variantOf(runs.before) } : {}),
    ratio: byFigure((figure) => (oneBundle[figure] ? rounded(federated[figure] / oneBundle[figure]) : null)),
    difference: byFigure((figure) =>
      pairedDifference(valuesOf(runs.federated, figure), valuesOf(runs.oneBundle, figure)),
    ),
  };
}
