import { holdAt, rollBackAt } from '../../guardrail/evidence.ts';
import { maxHits, percentile } from './proportions.ts';
import { type Random, randomOf } from './random.ts';
import { healthy, type RolloutResult, simulate, type Watch, watchEvidence } from './simulation.ts';
import { isWorse, percent } from './simulation-table.ts';

/** Failure rate of the hidden canary. */
const hidden = 0.1;

/** Goal of hostile addresses: that a healthy canary is rolled back, or that a failing one is not held. */
type Aim = 'force' | 'hide';

const aims: Aim[] = ['force', 'hide'];

/** The simulated shares of the canary, 0 to 1. */
const shares = [0.01, 0.05, 0.25];

/** Maximum rate of rolled-back healthy canaries by number of hostile addresses; one rate for each of `shares`. */
const forced = new Map([
  [0, [0.000001, 0.000001, 0.000001]],
  [1, [0.000001, 0.000001, 0.000001]],
  [10, [0.0001, 0.0001, 0.0002]],
  [100, [0.022, 0.41, 1]],
]);

/** Canary sessions (p50, p95) until the hold at a failure rate of 10 %: by hostile addresses, for each of `shares`. */
const delayed = new Map([
  [
    0,
    [
      [29, 76],
      [34, 84],
      [62, 123],
    ],
  ],
  [
    1,
    [
      [30, 77],
      [40, 89],
      [77, 141],
    ],
  ],
  [
    10,
    [
      [39, 88],
      [67, 120],
      [160, 241],
    ],
  ],
  [
    100,
    [
      [84, 142],
      [180, 260],
      [579, 722],
    ],
  ],
]);

/** Number of rollouts behind these figures. */
const claimedFrom = 20_000;

const hostileAddresses = [...forced.keys()];

/** Whether an address gets the canary. In the product an address cannot choose that; a test injects another rule. */
type Assign = (share: number, random: Random) => boolean;

const byChance: Assign = (share, random) => random() < share;

/**
 * The product's rule, after one false report from each hostile address. `force`: addresses with the canary have
 * reported that it fails. `hide`: addresses with the stable version have reported that it fails.
 */
function watchAttacked(aim: Aim, addresses: number, share: number, isGivenCanary: () => boolean): Watch {
  const watch = watchEvidence(aim === 'force' ? rollBackAt : holdAt);
  let isOver = false;
  for (let address = 0; address < addresses; address += 1) {
    const isCanary = isGivenCanary();
    if (isCanary === (aim === 'force')) isOver = watch({ isCanary, share }) || isOver;
  }
  return (session) => watch(session) || isOver;
}

type Cell = { aim: Aim; addresses: number; share: number };

function faultsOf({ aim, addresses, share }: Cell, ends: RolloutResult[]): string[] {
  const cell = shares.indexOf(share);
  const where = `${addresses} hostile addresses at a share of ${percent(share)}`;
  const found = ends.filter((end) => end.found);
  if (aim === 'force') {
    const chance = forced.get(addresses)?.[cell] ?? 0;
    const most = chance < 1 ? maxHits(ends.length, chance, 0.9995) : ends.length;
    return found.length > most
      ? [`${where} force ${found.length} of ${ends.length} rollbacks, ${most} at most.`]
      : [];
  }
  const sessions = found.map(({ canarySessions }) => canarySessions);
  const figures = delayed.get(addresses)?.[cell] ?? [];
  const faults =
    found.length < ends.length ? [`${where} hide a canary from ${ends.length - found.length}.`] : [];
  for (const [index, rank] of [0.5, 0.95].entries()) {
    const most = figures[index] ?? 0;
    if (isWorse(sessions, most, rank, claimedFrom))
      faults.push(
        `${where} hide a canary: ${percent(rank)} of its sessions until the hold are at most ${percentile(sessions, rank)}, not ${most}.`,
      );
  }
  return faults;
}

function cellText(aim: Aim, ends: RolloutResult[]): string {
  const found = ends.filter((end) => end.found);
  if (aim === 'force') return `${Number(((100 * found.length) / ends.length).toFixed(2))} %`;
  const sessions = found.map(({ canarySessions }) => canarySessions);
  return `${percentile(sessions, 0.5)}/${percentile(sessions, 0.95)}`;
}

type AttackSimulation = {
  rollouts: number;
  seed: number;
  assign?: Assign;
  only?: { aims?: Aim[]; addresses?: number[] };
};

/**
 * Simulates rollouts while some addresses send false reports. Returns the table in Markdown: how often a healthy canary
 * is rolled back, and how many canary sessions (median/95th percentile) it takes to hold one that fails in a
 * session of ten. `faults` has one sentence for every figure that is worse than the rule promises.
 */
export function simulateAttacks({ rollouts, seed, assign = byChance, only = {} }: AttackSimulation): {
  table: string[];
  faults: string[];
} {
  const { addresses: simulated = hostileAddresses, aims: simulatedAims = aims } = only;
  const columns = simulatedAims.flatMap((aim) => shares.map((share) => ({ aim, share })));
  const table = [
    `| hostile addresses | ${columns.map(({ aim, share }) => `${aim} at ${percent(share)}`).join(' | ')} |`,
    `|---|${columns.map(() => '---').join('|')}|`,
  ];
  const faults: string[] = [];
  for (const addresses of simulated) {
    const row = columns.map(({ aim, share }) => {
      const cell = (hostileAddresses.indexOf(addresses) * aims.length + aims.indexOf(aim)) * shares.length;
      const cellSeed = seed * 1000 + 500 + cell + shares.indexOf(share);
      const random = randomOf(-cellSeed);
      const rule = () => watchAttacked(aim, addresses, share, () => assign(share, random));
      const scenario = aim === 'force' ? healthy : hidden;
      const ends = simulate({ scenario, share, rollouts, seed: cellSeed, rule });
      faults.push(...faultsOf({ aim, addresses, share }, ends));
      return cellText(aim, ends);
    });
    table.push(`| ${addresses} | ${row.join(' | ')} |`);
  }
  return { table, faults };
}
