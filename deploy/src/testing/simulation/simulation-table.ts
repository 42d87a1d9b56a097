import { holdAt, rollBackAt } from '../../guardrail/evidence.ts';
import { percentile, wilson } from './proportions.ts';
import {
  healthy,
  type RolloutResult,
  type Scenario,
  type SimulationInput,
  simulate,
  type Watch,
  watchEvidence,
} from './simulation.ts';

export const shares = [0.01, 0.05, 0.1, 0.25, 0.5];

/** `p50`, `p95`: canary sessions until the hold; `failing`: p95 of the failing ones; `found`: share that is held. */
type Claim = { p50: number; p95: number; failing: number; found?: number };

const claim = (p50: number, p95: number, failing: number, found = 1): Claim => ({ p50, p95, failing, found });

/** Claims of the rule, by the canary's true failure rate; one claim for each of `shares`. */
const claims = new Map<Scenario, (Claim | { found: number })[]>([
  [1, [claim(3, 3, 3), claim(3, 4, 4), claim(4, 5, 5), claim(6, 6, 6), claim(11, 11, 11)]],
  [0.5, [claim(6, 11, 3), claim(6, 12, 4), claim(8, 14, 5), claim(12, 19, 8), claim(22, 32, 11)]],
  [0.1, [claim(29, 74, 4), claim(33, 86, 5), claim(43, 96, 6), claim(64, 124, 9), claim(116, 212, 19)]],
  [0.05, [claim(70, 204, 6), claim(81, 198, 6), claim(96, 218, 8), claim(139, 287, 11), claim(244, 474, 19)]],
  [
    0.02,
    [
      claim(276, 738, 10),
      claim(312, 753, 11),
      claim(342, 824, 12),
      claim(432, 1040, 17),
      claim(778, 1697, 30),
    ],
  ],
  [
    0.01,
    [
      claim(1109, 2282, 16, 0.985),
      claim(1112, 2342, 18, 0.988),
      claim(1182, 2493, 20, 0.98),
      claim(1451, 2700, 24, 0.91),
      { found: 0.65 },
    ],
  ],
]);

/** Number of rollouts behind the table's figures. */
const claimedFrom = (share: number): number => (share === 0.01 ? 300 : 2000);

/** Simulated cases: bad canaries, the worst first, then cases in which the canary must not be rolled back. */
const scenarios: Scenario[] = [...claims.keys(), healthy, 'outage'];

/**
 * Standard deviations by which a figure may differ from the table's by chance. None of the about 120 comparisons
 * exceeds them in 95 % of the runs, so a false alarm occurs in at most one run of twenty.
 */
const deviations = 3.3;

export const percent = (share: number): string => `${Number((share * 100).toFixed(1))} %`;
const isGood = (scenario: Scenario): boolean => scenario === healthy || scenario === 'outage';
const named = (scenario: Scenario): string =>
  scenario === 'outage'
    ? '90 % common outage, misblamed'
    : `${percent(scenario)}${scenario === healthy ? ' (healthy) rolled back' : ''}`;

/** Whether the share of values up to `most` is significantly below the `rank` claimed from `claimed` rollouts. */
export function isWorse(values: number[], most: number, rank: number, claimed: number): boolean {
  const within = values.filter((value) => value <= most).length / values.length;
  const variance = rank * (1 - rank) * (1 / values.length + 1 / claimed);
  return rank - within > deviations * Math.sqrt(variance);
}

function detectionFaults(ends: RolloutResult[], share: number, claimed: Claim | { found: number }): string[] {
  const found = ends.filter((end) => end.found);
  const claimedShare = claimed.found ?? 1;
  const spread = claimedShare * (1 - claimedShare) * (1 / ends.length + 1 / claimedFrom(share));
  // If the claim is that all canaries are found, the margin is the Wilson interval of the smaller number of rollouts.
  const fewer = Math.min(ends.length, claimedFrom(share));
  const margin = claimedShare === 1 ? 1 - wilson(fewer, fewer)[0] : deviations * Math.sqrt(spread);
  const short = claimedShare - found.length / ends.length > margin;
  const faults = short ? [`${found.length} of ${ends.length} found, not ${percent(claimedShare)}`] : [];
  if (!('p50' in claimed)) return faults;
  const sessions = found.map(({ canarySessions }) => canarySessions);
  const failures = found.map(({ canaryFailures }) => canaryFailures);
  const figures: [string, number[], number, number][] = [
    ['half of the canary sessions until the hold', sessions, claimed.p50, 0.5],
    ['95 % of the canary sessions until the hold', sessions, claimed.p95, 0.95],
    ['95 % of the failing canary sessions', failures, claimed.failing, 0.95],
  ];
  for (const [what, values, most, rank] of figures)
    if (isWorse(values, most, rank, claimedFrom(share)))
      faults.push(`${what} are at most ${percentile(values, rank)}, not ${most}`);
  return faults;
}

function faultsOf(
  { scenario, share }: Pick<SimulationInput, 'scenario' | 'share'>,
  ends: RolloutResult[],
): string[] {
  const found = ends.filter((end) => end.found).length;
  const claimed = claims.get(scenario)?.[shares.indexOf(share)];
  const faults = claimed
    ? detectionFaults(ends, share, claimed)
    : found > 0
      ? [`${found} of ${ends.length} rolled back`]
      : [];
  return faults.map((fault) => `${named(scenario)} at a share of ${percent(share)}: ${fault}.`);
}

/** A cell: p50/p95 of the canary sessions (p95 of the failing ones), after the share held if not all were held. */
function cellText(scenario: Scenario, ends: RolloutResult[]): string {
  const found = ends.filter((end) => end.found);
  const counted = `${found.length}/${ends.length}`;
  if (isGood(scenario)) return counted;
  const sessions = found.map(({ canarySessions }) => canarySessions);
  const failures = found.map(({ canaryFailures }) => canaryFailures);
  const figures = `${percentile(sessions, 0.5)}/${percentile(sessions, 0.95)} (${percentile(failures, 0.95)})`;
  if (found.length === ends.length) return figures;
  const [low, high] = wilson(found.length, ends.length);
  return `${percent(found.length / ends.length)} found (${percent(low)} to ${percent(high)}), ${figures}`;
}

type Simulation = {
  rollouts: number;
  seed: number;
  /** By default the product's rule: for bad canaries until they are held, for others until they are rolled back. */
  rule?: () => Watch;
  only?: { scenarios: Scenario[]; shares: number[] };
};

/** Checks the claims of the rule: the table in Markdown, and one sentence for every fault. */
export function runSimulation({ rollouts, seed, rule, only = { scenarios, shares } }: Simulation): {
  table: string[];
  faults: string[];
} {
  const table = [
    `| true canary failure | ${only.shares.map((share) => `share ${percent(share)}`).join(' | ')} |`,
    `|---|${only.shares.map(() => '---|').join('')}`,
  ];
  const faults: string[] = [];
  for (const scenario of only.scenarios) {
    const row = only.shares.map((share) => {
      // Each cell has its own random numbers, independent of the others.
      const cell = scenarios.indexOf(scenario) * shares.length + shares.indexOf(share);
      const ends = simulate({
        scenario,
        share,
        rollouts,
        seed: seed * 1000 + cell,
        rule: rule ?? (() => watchEvidence(isGood(scenario) ? rollBackAt : holdAt)),
      });
      faults.push(...faultsOf({ scenario, share }, ends));
      return ends;
    });
    table.push(`| ${named(scenario)} | ${row.map((ends) => cellText(scenario, ends)).join(' | ')} |`);
  }
  const least = percent(wilson(rollouts, rollouts)[0]);
  table.push(
    `Where no share is given, all ${rollouts} were held: ${least} at least, as far as so many can say.`,
  );
  return { table, faults };
}
