import type { Metric, RuleStatus } from '../answers/answers.ts';

/** A metric of a page view: its column in `sessions`, its unit, and the greatest value that a page reports. */
type MetricDefinition = { column: string; unit: '' | ' ms'; most: number };

/**
 * What pages measure. `failed-calls`: API calls with a status of 400 or more, except 401 and 429; `slowest-call`:
 * duration of the slowest one; `long-tasks`: duration of all long tasks together; `layout-shift`: the cumulative layout
 * shift.
 */
export const metrics: Record<Metric, MetricDefinition> = {
  'failed-calls': { column: 'failed_calls', unit: '', most: 1000 },
  'slowest-call': { column: 'slowest_call_ms', unit: ' ms', most: 600_000 },
  'long-tasks': { column: 'long_tasks_ms', unit: ' ms', most: 600_000 },
  'layout-shift': { column: 'layout_shift', unit: '', most: 100 },
};

/** The column of `sessions` for a metric's final value, which it has after the first seconds of a session. */
export const settledColumn = (metric: Metric): string => `settled_${metrics[metric].column}`;

export const metricNames = Object.keys(metrics) as [Metric, ...Metric[]];

export const isMetric = (text: string): text is Metric => Object.hasOwn(metrics, text);

/** How many times as often as the stable version a good canary may break a rule: its files are not cached yet. */
export const usualTolerance = 1.5;

/** The rules of an area from its first version on: about calls that fail, and pages that freeze for seconds. */
export const firstRules: RuleStatus[] = [
  { metric: 'failed-calls', limit: 1, tolerance: usualTolerance },
  { metric: 'long-tasks', limit: 5000, tolerance: usualTolerance },
];

/** A rule as text: `slowest-call from 3000 ms, tolerance 1.5`. */
export const ruleText = ({ metric, limit, tolerance }: RuleStatus): string =>
  `${metric} from ${limit}${metrics[metric].unit}, tolerance ${tolerance}`;
