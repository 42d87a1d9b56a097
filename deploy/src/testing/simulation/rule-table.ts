import { holdAt, rollBackAt } from '../../guardrail/evidence.ts';
import { metricNames } from '../../guardrail/measures.ts';
import { randomOf } from './random.ts';
import { healthy } from './simulation.ts';
import { percent } from './simulation-table.ts';
import { cellText, type FailureShares, simulateRollout, tableHeader } from './trial-rollout.ts';
import { otherFailureRate, type SimulatedTable } from './unattributed-table.ts';

/** Shares of the stable version's sessions that break each rule. */
const bases = [0, 0.05, 0.1, 0.2, 0.4];

const shares = [0.05, 0.5];

const tolerance = 1.5;
const rules = metricNames.map((metric) => ({ metric, tolerance }));

/** These shares of the sessions break each rule. Both versions also have the failures of a healthy version. */
const all = (stable: number, canary: number): FailureShares[] => [
  { canary: healthy, stable: healthy },
  { canary: otherFailureRate, stable: otherFailureRate, symptom: 'unattributed' },
  ...rules.map(({ metric }) => ({ canary, stable, rule: metric })),
];

/** Like `all`, but only the first rule is broken more often by the canary than by the stable version. */
const first = (stable: number, canary: number): FailureShares[] =>
  all(stable, stable).map((one) => (one.rule === rules[0]?.metric ? { ...one, canary } : one));

/** `failures`: of a canary at a base. `isGood`: must not be rolled back. `isFound`: must always be held. */
type Row = { name: string; failures: (base: number) => FailureShares[]; isGood: boolean; isFound?: boolean };

const rows: Row[] = [
  { name: 'healthy', failures: (base) => all(base, base), isGood: true },
  { name: 'healthy, 1.5 times as often', failures: (base) => all(base, tolerance * base), isGood: true },
  { name: 'everybody breaks one', failures: (base) => first(base, 1), isGood: false, isFound: true },
  {
    name: '90 % of the others break one',
    failures: (base) => first(base, base + 0.9 * (1 - base)),
    isGood: false,
  },
  {
    name: 'half of the others break one',
    failures: (base) => first(base, base + 0.5 * (1 - base)),
    isGood: false,
  },
];

const lines = rows.flatMap(({ name, ...row }) =>
  shares.map((share) => ({ ...row, share, name: `${name}, share ${percent(share)}` })),
);

/** `most`: canary sessions of a rollout. `perCheck`: those between two checks (5 s with 3 sessions a second: 15). */
const good = { most: 1000, perCheck: 15, limit: rollBackAt };
const bad = { most: 1000, perCheck: 1, limit: holdAt };

/** How many good canaries are simulated for each bad one: wrong rollbacks are rare, so many are needed. */
const goodForOne = 50;

type Size = { rollouts: number; seed: number; only?: { share: number; base: number } };

/**
 * Simulates rollouts that are judged by everything at once: four rules with the usual tolerance, and both kinds of
 * failures. The table in Markdown has the good canaries that are rolled back, and the canary sessions until a bad one
 * is held. `faults` has a sentence for each cell with rollbacks of good canaries, or in which a canary that breaks a
 * rule for everybody is not held. `only`: the cells of one share and base.
 */
export function simulateRules({ rollouts, seed, only }: Size): SimulatedTable {
  const faults: string[] = [];
  const table = tableHeader('four rules', only ? [only.base] : bases);
  for (const [index, { name, failures, share, isGood, isFound = false }] of lines.entries()) {
    if (only && share !== only.share) continue;
    const size = isGood ? rollouts : Math.ceil(rollouts / goodForOne);
    const cells = bases.flatMap((base, column) => {
      if (only && base !== only.base) return [];
      const random = randomOf(seed * 1000 + index * bases.length + column);
      const rollout = { share, rules, failures: failures(base), ...(isGood ? good : bad) };
      const ends = Array.from({ length: size }, () => simulateRollout(rollout, random));
      const found = ends.filter((end) => end !== null).length;
      const where = `${name}, base ${percent(base)}: ${found} of ${size}`;
      if (isGood && found > 0) faults.push(`${where} rolled back.`);
      if (isFound && found < size) faults.push(`${where} held, not all.`);
      return isGood ? `${found}/${size}` : cellText(ends);
    });
    table.push(`| ${name} | ${cells.join(' | ')} |`);
  }
  return { table, faults };
}
