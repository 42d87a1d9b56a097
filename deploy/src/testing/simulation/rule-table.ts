import { metricNames } from '../../guardrail/measures.ts';
import { noise, type Rates, type Row, type Simulated, simulateRows } from './unattributed-table.ts';

/** Share of the stable version's sessions that break each rule. */
const usual = 0.05;
const tolerance = 1.5;
const rules = metricNames.map((metric) => ({ metric, tolerance }));

/** Failures without a known cause, as on the stable version. */
const unattributed: Rates = { canary: noise, stable: noise, symptom: 'unattributed' };

/** All rules at once, each broken by this share of the canary's sessions; or the first alone. */
const all = (canary: number): Rates[] => [
  unattributed,
  ...rules.map(({ metric }) => ({ canary, stable: usual, rule: metric })),
];
const first = (canary: number): Rates[] =>
  all(usual).map((rates) => (rates.rule === rules[0]?.metric ? { ...rates, canary } : rates));

const rows: Row[] = [
  { name: 'healthy, 5 % of both sides break each rule', rates: all(usual), isGood: true },
  { name: 'healthy, 7.5 % of the canary', rates: all(usual * tolerance), isGood: true },
  { name: 'everybody breaks one, 5 % of the stable version', rates: first(1), isGood: false },
  { name: '25 % break one, 5 % of the stable version', rates: first(0.25), isGood: false },
];

/** Simulates rollouts that are judged by everything at once: four rules with the usual tolerance, and both kinds of failures. */
export const simulateRules = (size: { rollouts: number; seed: number }): Simulated =>
  simulateRows({ title: 'four rules', rows, rules }, size);
