import type { Symptom } from '../../api/answers.ts';
import { Evidence, hasEnoughSources, rollBackAt, symptoms, type Trial } from '../../guardrail/evidence.ts';
import { maxHits, percentile } from './proportions.ts';
import { type Random, randomOf, trialsUntil } from './random.ts';
import { percent } from './simulation-table.ts';
import type { Simulated } from './unattributed-table.ts';

/** Shares of the stable version's sessions with a symptom. */
export const bases = [0, 0.01, 0.05, 0.1, 0.2];

/** The part of the other sessions that has it with the canary only. */
const rises = [1, 0.5, 0.25, 0.1];

/** Shares of the canary. */
const shares = [0.05, 0.5];

/** Canary sessions until rollback, median and 95th percentile, by share and rise, in the order of the bases. */
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

/** Maximum rate of rolled-back healthy canaries (Ville's bound at 1000). */
const wrongful = 0.001;

/** Canary sessions of a simulated rollout. */
const horizon = { bad: 1000, healthy: 1500 } as const;

/** Canary sessions between two checks of a healthy one: five seconds with three sessions a second. */
const sessionsPerCheck = 15;

/** Simulated rollouts of healthy canaries for one of each kind of bad ones: what is rare needs more of them. */
const healthyForOne = 50;

/** Number of successes of `count` trials. */
function successes(count: number, chance: number, random: Random): number {
  let found = 0;
  for (let at = trialsUntil(chance, random); at <= count; at += trialsUntil(chance, random)) found += 1;
  return found;
}

/** `only`: the first rows of each table, the cheapest ones. */
type Size = { rollouts: number; seed: number; only?: number };

type Rollout = {
  symptoms: Symptom[];
  share: number;
  stable: number;
  canary: number;
  most: number;
  perCheck: number;
};

/** Adds people of one side to the evidence; returns how many of them have the symptom. */
function addPeople(
  evidence: Evidence,
  cohort: Pick<Trial, 'symptom' | 'isCanary' | 'share'>,
  { people, chance, random }: { people: number; chance: number; random: Random },
): number {
  const failed = successes(people, chance, random);
  evidence.add({ ...cohort, count: failed });
  evidence.addTrial({ ...cohort, isFailed: true, count: failed });
  evidence.addTrial({ ...cohort, isFailed: false, count: people - failed });
  return failed;
}

/** Canary sessions until a check rolls it back; null for never. People have each of the symptoms independently. */
function simulateRollout(rollout: Rollout, random: Random): number | null {
  const { share, perCheck, most, canary, stable } = rollout;
  const evidence = new Evidence();
  let addresses = 0;
  for (let sessions = perCheck; sessions <= most; sessions += perCheck) {
    let ofStable = 0;
    for (let one = 0; one < perCheck; one += 1) ofStable += trialsUntil(share, random) - 1;
    for (const symptom of rollout.symptoms) {
      const cohort = { symptom, share };
      const ofCanary = { people: perCheck, chance: canary, random };
      addresses += addPeople(evidence, { ...cohort, isCanary: true }, ofCanary);
      addPeople(evidence, { ...cohort, isCanary: false }, { people: ofStable, chance: stable, random });
    }
    if (hasEnoughSources({ addresses, members: 0 }) && evidence.value >= rollBackAt) return sessions;
  }
  return null;
}

/** A cell: percentiles of the sessions, or the share that is found within the horizon. */
function cellText(ends: (number | null)[]): string {
  const found = ends.filter((end) => end !== null);
  if (found.length === ends.length) return `${percentile(found, 0.5)} / ${percentile(found, 0.95)}`;
  return found.length === 0 ? 'never' : `${percent(found.length / ends.length)} found`;
}

const header = (title: string) => [
  `| ${title} | ${bases.map((base) => `base ${percent(base)}`).join(' | ')} |`,
  `|---|${bases.map(() => '--:|').join('')}`,
];

/**
 * Simulates canaries whose people have a symptom more often: the table in Markdown, with the canary sessions until
 * rollback, median / 95th percentile; and one sentence for every figure that is worse than documented.
 */
function simulateBad({ rollouts, seed, only }: Size): Simulated {
  const faults: string[] = [];
  const rows = shares.flatMap((share, part) =>
    rises.slice(0, only).map((rise, row) => {
      const cells = bases.map((stable, column) => {
        const random = randomOf(seed * 1000 + 600 + (part * rises.length + row) * bases.length + column);
        const canary = stable + (1 - stable) * rise;
        const rollout = {
          symptoms: symptoms.slice(0, 1),
          share,
          stable,
          canary,
          most: horizon.bad,
          perCheck: 1,
        };
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
  return { table: [...header('people of the canary with a symptom'), ...rows], faults };
}

/** Simulates healthy canaries: how many of them are rolled back, with one symptom and with all of them. */
function simulateHealthy({ rollouts, seed, only }: Size): Simulated {
  const faults: string[] = [];
  const kinds = [symptoms.slice(0, 1), symptoms].flatMap((had) =>
    shares.map((share) => ({
      ...{ share, symptoms: had },
      name: `${had.length === 1 ? 'one symptom' : 'all symptoms'}, share ${percent(share)}`,
    })),
  );
  const rows = kinds.slice(0, only).map(({ name, ...kind }, row) => {
    const cells = bases.map((base, column) => {
      const random = randomOf(seed * 1000 + 700 + row * bases.length + column);
      const rollout = {
        ...kind,
        ...{ stable: base, canary: base, most: horizon.healthy, perCheck: sessionsPerCheck },
      };
      // Eight symptoms take as long as eight rollouts.
      const size = Math.ceil(rollouts / kind.symptoms.length);
      const most = maxHits(size, wrongful, 0.9995);
      let found = 0;
      for (let count = 0; count < size; count += 1)
        found += simulateRollout(rollout, random) === null ? 0 : 1;
      if (found > most) faults.push(`Healthy, ${name}: ${found} of ${size} rolled back, ${most} at most.`);
      return `${found}/${size}`;
    });
    return `| ${name} | ${cells.join(' | ')} |`;
  });
  return { table: [...header('healthy canaries rolled back'), ...rows], faults };
}

/** Simulates canaries with a symptom, bad and healthy ones. */
export function simulateSymptoms(size: Size): Simulated {
  const bad = simulateBad({ ...size, rollouts: Math.ceil(size.rollouts / healthyForOne) });
  const healthy = simulateHealthy(size);
  return { table: [...bad.table, '', ...healthy.table], faults: [...bad.faults, ...healthy.faults] };
}
