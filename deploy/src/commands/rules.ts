import * as v from 'valibot';
import { accept, refuse } from '../control/outcome.ts';
import { type ControlState, type MeasureRule, rolloutOf } from '../control/state.ts';
import { unknownArea } from '../control/usable-version.ts';
import { metricNames, metrics, ruleText, usualTolerance } from '../guardrail/measures.ts';
import { areaCommand } from './definition.ts';
import { parseMetric, parseNumber } from './parse-values.ts';

const metric = v.picklist(metricNames);

const maxTolerance = 10;

/** Why the rules of an area cannot change now; null when they can. */
function changeRefusal(state: ControlState, area: string) {
  const unknown = unknownArea(state, area);
  if (unknown) return unknown;
  // If rules were chosen after sessions were counted, good canaries would be rolled back more often than documented.
  return rolloutOf(state, area)
    ? refuse(`A rollout of ${area} is under way: its rules change when it has ended.`)
    : null;
}

const withoutRule = ({ rules }: ControlState, { area, metric }: Pick<MeasureRule, 'area' | 'metric'>) =>
  rules.filter((rule) => rule.area !== area || rule.metric !== metric);

export const setRule = areaCommand({
  usage: 'rules set <area> <metric> <limit>',
  description:
    'count sessions from a limit on as evidence against a canary, if stable ones reach it less often',
  options: [
    [
      '--tolerance <times>',
      'how many times as often a good canary may reach it, 10 at most',
      parseNumber,
      usualTolerance,
    ],
  ],
  right: 'rollout',
  fields: {
    metric,
    limit: v.pipe(v.number(), v.finite()),
    tolerance: v.optional(v.pipe(v.number(), v.finite()), usualTolerance),
  },
  toBody: ({ metric, limit, tolerance }: { metric: string; limit: string; tolerance: number }) => ({
    metric: parseMetric(metric),
    limit: parseNumber(limit),
    tolerance,
  }),
  logText: ruleText,
  apply(state, { area, metric, limit, tolerance }) {
    const refusal = changeRefusal(state, area);
    if (refusal) return refusal;
    const { most, unit } = metrics[metric];
    if (limit <= 0 || limit > most)
      return refuse(`A limit of ${metric} is above 0, and ${most}${unit} at most.`);
    if (tolerance < 1 || tolerance > maxTolerance) return refuse(`A tolerance is 1 to ${maxTolerance}.`);
    const rule: MeasureRule = { area, metric, limit, tolerance };
    return accept(
      { ...state, rules: [...withoutRule(state, rule), rule] },
      `Rollouts of ${area} are judged by ${ruleText(rule)}.`,
    );
  },
});

export const removeRule = areaCommand({
  usage: 'rules remove <area> <metric>',
  description: 'judge the rollouts of an area without its rule about a metric',
  right: 'rollout',
  fields: { metric },
  toBody: ({ metric }: { metric: string }) => ({ metric: parseMetric(metric) }),
  logText: ({ metric }) => metric,
  apply(state, { area, metric }) {
    const refusal = changeRefusal(state, area);
    if (refusal) return refusal;
    const rules = withoutRule(state, { area, metric });
    if (rules.length === state.rules.length) return refuse(`${area} has no rule about ${metric}.`, 'unknown');
    return accept({ ...state, rules }, `Rollouts of ${area} are judged without a rule about ${metric}.`);
  },
});
