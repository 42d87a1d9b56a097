import type { Metric } from '../answers/answers.ts';
import { type Condition, conditions, isCondition } from '../crawl/plan.ts';
import { isMetric, metricNames } from '../guardrail/measures.ts';

const units: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** `10m` in milliseconds. Every parser throws an error whose message says what to write. */
export function parseDuration(text: string): number {
  const [, amount, unit] = /^(\d+)([smhd])$/.exec(text) ?? [];
  const factor = units[unit ?? ''];
  if (!amount || !factor) throw new Error('Write 30s, 10m, 2h or 7d.');
  return Number(amount) * factor;
}

/** `0.5,5,100` (percent) in basis points. */
export function parseShares(text: string): number[] {
  return text.split(',').map((part) => {
    if (!/^\d{1,3}(\.\d{1,2})?$/.test(part.trim())) throw new Error('Write shares as 1,5,25,50,100.');
    return Math.round(Number(part) * 100);
  });
}

/** `0.25` as a number. */
export function parseNumber(text: string): number {
  if (!/^\d{1,9}(\.\d{1,6})?$/.test(text)) throw new Error('Write a number such as 3000 or 0.25.');
  return Number(text);
}

export function parseMetric(text: string): Metric {
  if (!isMetric(text)) throw new Error(`Write one of ${metricNames.join(', ')}.`);
  return text;
}

/** `rich,long`: conditions of a crawl. */
export function parseConditions(text: string): Condition[] {
  return text.split(',').map((part) => {
    if (!isCondition(part)) throw new Error(`Write some of ${Object.keys(conditions).join(',')}.`);
    return part;
  });
}
