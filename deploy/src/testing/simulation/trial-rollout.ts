import {
  collectEvidence,
  type Evidence,
  type EvidenceRule,
  type FailingSession,
  hasEnoughSources,
  type Trial,
} from '../../guardrail/evidence.ts';
import { percentile } from './proportions.ts';
import { type Random, trialsUntil } from './random.ts';
import { percent } from './simulation-table.ts';

/** A kind of failing session, and the share of each side's people who have such a session. */
export type FailureShares = Pick<Trial, 'symptom' | 'rule'> & { canary: number; stable: number };

/**
 * A rollout: `most` canary sessions, with a check after every `perCheck` of them. `before`: failing sessions that are
 * counted before the first check.
 */
type TrialRollout = {
  before?: FailingSession[];
  share: number;
  failures: FailureShares[];
  rules?: EvidenceRule[];
  most: number;
  perCheck: number;
  /** Evidence that ends the rollout: of a hold, or of a rollback. */
  limit: number;
};

function successes(count: number, chance: number, random: Random): number {
  let found = 0;
  for (let at = trialsUntil(chance, random); at <= count; at += trialsUntil(chance, random)) found += 1;
  return found;
}

/** People of one side, whose sessions fail at a certain rate. The same objects are reused in each call of `add`. */
function sideOf({ canary, stable, ...kind }: FailureShares, share: number, isCanary: boolean) {
  const cohort = { ...kind, share, isCanary };
  const failing = { ...cohort, count: 0 };
  const failed = { ...cohort, isFailed: true, count: 0 };
  const passed = { ...cohort, isFailed: false, count: 0 };
  return {
    isCanary,
    /** Adds people to the evidence; returns how many of them have a failing session. */
    add(evidence: Evidence, people: number, random: Random): number {
      failing.count = successes(people, isCanary ? canary : stable, random);
      failed.count = failing.count;
      passed.count = people - failing.count;
      if (failing.count > 0) {
        evidence.add(failing);
        evidence.addTrial(failed);
      }
      if (passed.count > 0) evidence.addTrial(passed);
      return failing.count;
    },
  };
}

/** Canary sessions until the limit; null for never. People have each kind of failure independently. */
export function simulateRollout(
  { share, failures, rules, most, perCheck, limit, before = [] }: TrialRollout,
  random: Random,
): number | null {
  const evidence = collectEvidence({ failing: before }, rules);
  const sides = failures.flatMap((one) => [sideOf(one, share, true), sideOf(one, share, false)]);
  let addresses = 0;
  for (let sessions = perCheck; sessions <= most; sessions += perCheck) {
    let ofStable = 0;
    for (let one = 0; one < perCheck; one += 1) ofStable += trialsUntil(share, random) - 1;
    for (const side of sides) {
      const failed = side.add(evidence, side.isCanary ? perCheck : ofStable, random);
      if (side.isCanary) addresses += failed;
    }
    if (hasEnoughSources({ addresses, members: 0 }) && evidence.value >= limit) return sessions;
  }
  return null;
}

/** A cell: median and 95th percentile of the sessions; if not all rollouts were rolled back, the share that was. */
export function cellText(ends: (number | null)[]): string {
  const found = ends.filter((end) => end !== null);
  if (found.length === ends.length) return `${percentile(found, 0.5)} / ${percentile(found, 0.95)}`;
  return found.length === 0 ? 'never' : `${percent(found.length / ends.length)} found`;
}

/** The first two lines of a table with a column for each base. */
export const tableHeader = (title: string, bases: number[]): string[] => [
  `| ${title} | ${bases.map((base) => `base ${percent(base)}`).join(' | ')} |`,
  `|---|${bases.map(() => '--:|').join('')}`,
];
