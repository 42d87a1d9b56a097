import { holdAt, holdsOnly, rollBackAt, symptoms } from '../../guardrail/evidence.ts';
import { randomOf } from './random.ts';
import { percent } from './simulation-table.ts';
import { cellText, simulateRollout, tableHeader } from './trial-rollout.ts';
import type { SimulatedTable } from './unattributed-table.ts';

/** Shares of the stable version's sessions with a symptom. */
export const baseShares = [0, 0.01, 0.05, 0.1, 0.2];

/** Of the people without the symptom on the stable version, the share that has it on the canary. */
const rises = [1, 0.5, 0.25, 0.1];

const shares = [0.05, 0.5];

/** Canary sessions until the hold (median, 95th percentile), by share and rise: a pair for each of `baseShares`. */
const claims: Record<string, [number, number][]> = {
  '0.05 1': [
    [5, 5],
    [5, 6],
    [7, 8],
    [8, 10],
    [11, 13],
  ],
  '0.05 0.5': [
    [9, 14],
    [12, 22],
    [21, 34],
    [29, 52],
    [49, 84],
  ],
  '0.5 1': [
    [12, 16],
    [13, 17],
    [14, 20],
    [15, 22],
    [20, 28],
  ],
  '0.5 0.5': [
    [36, 50],
    [39, 60],
    [50, 80],
    [63, 112],
    [101, 158],
  ],
};

/** Number of rollouts behind these figures. */
const claimedFrom = 200;

/** Maximum of canary sessions of a simulated rollout. */
const maxSessions = { bad: 1000, healthy: 1500 } as const;

/** Canary sessions between two checks of a healthy canary: five seconds with three sessions a second. */
const sessionsPerCheck = 15;

/** How many healthy canaries are simulated for each bad one: wrong rollbacks are rare, so many are needed. */
const healthyForOne = 50;

/** `only`: the first rows of each table, the cheapest ones. */
type Size = { rollouts: number; seed: number; only?: number };

/**
 * Simulates canaries whose people have a symptom more often: the table in Markdown, with the canary sessions until
 * the hold, median / 95th percentile; and one sentence for every figure that is worse than documented.
 */
function simulateBad({ rollouts, seed, only }: Size): SimulatedTable {
  const faults: string[] = [];
  const rows = shares.flatMap((share, part) =>
    rises.slice(0, only).map((rise, row) => {
      const cells = baseShares.map((stable, column) => {
        const random = randomOf(seed * 1000 + 600 + (part * rises.length + row) * baseShares.length + column);
        const canary = stable + (1 - stable) * rise;
        const failures = [{ symptom: 'unattributed' as const, stable, canary }];
        const rollout = { share, failures, most: maxSessions.bad, perCheck: 1, limit: holdAt };
        const ends = Array.from({ length: rollouts }, () => simulateRollout(rollout, random));
        const [median, upper] = claims[`${share} ${rise}`]?.[column] ?? [];
        const late = (rank: number, most?: number) =>
          most !== undefined &&
          ends.filter((end) => end !== null && end <= most).length <
            rank * rollouts - 3.3 * Math.sqrt(rank * (1 - rank) * rollouts * (1 + rollouts / claimedFrom));
        if (late(0.5, median) || late(0.95, upper))
          faults.push(
            `${percent(canary)} of the canary and ${percent(stable)} of the stable version, at a share of ${percent(share)}: ${cellText(ends)}, not ${median} / ${upper}.`,
          );
        return cellText(ends);
      });
      return `| ${percent(rise)} more, share ${percent(share)} | ${cells.join(' | ')} |`;
    }),
  );
  return { table: [...tableHeader('people of the canary with a symptom', baseShares), ...rows], faults };
}

/** How many healthy canaries are rolled back: with one symptom, and with all while everybody sees other content. */
function simulateHealthy({ rollouts, seed, only }: Size): SimulatedTable {
  const faults: string[] = [];
  const kinds = [symptoms.slice(0, 1), symptoms].flatMap((had) =>
    shares.map((share) => ({
      ...{ share, symptoms: had },
      name: `${had.length === 1 ? 'one symptom' : 'all symptoms, other content for everybody'}, share ${percent(share)}`,
    })),
  );
  const rows = kinds.slice(0, only).map(({ name, ...kind }, row) => {
    const cells = baseShares.map((base, column) => {
      const random = randomOf(seed * 1000 + 700 + row * baseShares.length + column);
      const rollout = {
        ...{ share: kind.share, most: maxSessions.healthy, perCheck: sessionsPerCheck, limit: rollBackAt },
        failures: kind.symptoms
          .filter((symptom) => !holdsOnly(symptom))
          .map((symptom) => ({ symptom, stable: base, canary: base })),
        // Everybody on the canary has the others, and nobody on the stable version.
        before: kind.symptoms
          .filter(holdsOnly)
          .map((symptom) => ({ symptom, isCanary: true, share: kind.share, count: maxSessions.healthy })),
      };
      let found = 0;
      for (let count = 0; count < rollouts; count += 1)
        found += simulateRollout(rollout, random) === null ? 0 : 1;
      if (found > 0) faults.push(`Healthy, ${name}: ${found} of ${rollouts} rolled back.`);
      return `${found}/${rollouts}`;
    });
    return `| ${name} | ${cells.join(' | ')} |`;
  });
  return { table: [...tableHeader('healthy canaries rolled back', baseShares), ...rows], faults };
}

/** Simulates canaries with a symptom, bad and healthy ones. */
export function simulateSymptoms(size: Size): SimulatedTable {
  const bad = simulateBad({ ...size, rollouts: Math.ceil(size.rollouts / healthyForOne) });
  const healthy = simulateHealthy(size);
  return { table: [...bad.table, '', ...healthy.table], faults: [...bad.faults, ...healthy.faults] };
}
