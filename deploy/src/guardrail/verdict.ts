import type { Arm, Verdict, VerdictReason } from '@az/shared/control';
import { minutes, percent } from '../control/state.ts';
import { enoughSessions, failureBound, leastSessions, type Profile, unseen } from './clean-sessions.ts';
import {
  evidenceOf,
  type FailingSession,
  hasEnoughSources,
  leastSources,
  rollBackAt,
  type Sources,
} from './evidence.ts';
import { leastRatio, sampleRatio } from './sample-ratio.ts';

/** Everything that a verdict rests on. Times are in milliseconds. */
export type Observed = {
  state: 'running' | 'paused';
  frozen: boolean;
  basisPoints: number;
  /** There is no stable version to compare with. */
  isFirstVersion: boolean;
  /** How long the step has lasted, is to last at least, and may last before somebody is told. */
  step: { ageMs: number; soakMs: number; longestMs: number };
  /** What became of the crawl of the version; it matters while nobody has it. */
  crawl: 'none' | 'passed' | 'failed';
  /** Sessions of this step. */
  canary: Arm;
  stable: Arm;
  /** Failing sessions of the whole rollout, and where the canary's come from. */
  failing: FailingSession[];
  sources: Sources;
  /** Distinct people of this step. */
  people: { canary: number; total: number };
  /** Sessions of the last ten minutes. */
  recent: { stable: Arm; canary: Arm };
  /** Since any outcome of either side was heard; null for never. */
  sinceWordMs: number | null;
  /** `usual` unless said otherwise. */
  profile?: Profile;
};

/** Evidence from which a rollout does not go on by itself. */
export const doubtfulAt = 3;
/** Failing share of the canary's sessions from which it does not go on, whatever the stable version's. */
export const budget = 0.005;
/** Failing share of the stable version's recent sessions that tells of a common cause. */
export const commonCause = 0.05;
/** A share of fewer failed sessions than this is no share. */
export const leastFailed = 3;
/** Outcomes older than this say nothing of now. */
export const longestSilenceMs = 600_000;

const heard = ({ succeeded, failed }: Arm): number => succeeded + failed;

/** Failing share of the sessions whose outcome is known; null below three failures. */
const failingShare = (arm: Arm): number | null =>
  arm.failed >= leastFailed ? arm.failed / heard(arm) : null;

/** At most three digits that say something: `0.15 %`, `5 %`, `33.3 %`. */
const words = (share: number): string => `${Number((share * 100).toPrecision(3))} %`;
const rounded = (evidence: number): string =>
  evidence < 1e6 ? `${Number(evidence.toPrecision(3))}` : evidence.toExponential(1);

const hold = (reason: VerdictReason, sentence: string): Verdict => ({ kind: 'hold', reason, sentence });
const watch = (reason: VerdictReason, sentence: string): Verdict => ({ kind: 'watch', reason, sentence });

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** What whoever is told can do about a rollout that does not go on by itself. */
const choice = 'A person decides: promote it with --force, or abort it.';

/** A rule that has something to say of a rollout, or leaves it to the next one. */
type Rule = (observed: Observed) => Verdict | null;

const sessionsOf = (failing: FailingSession[]): number =>
  failing.reduce((sum, { count = 1 }) => sum + count, 0);

const byEvidence: Rule = ({ frozen, failing, sources }) => {
  const evidence = evidenceOf(failing);
  // Frozen, nobody has the canary: there is nothing to take back.
  if (evidence < rollBackAt || frozen) return null;
  const ofCanary = sessionsOf(failing.filter(({ isCanary }) => isCanary));
  const figures = `${ofCanary} of ${sessionsOf(failing)} failing sessions are its own, evidence ${rounded(evidence)} of ${rollBackAt}`;
  if (hasEnoughSources(sources))
    return {
      kind: 'roll-back',
      reason: 'evidence',
      sentence: `The canary fails more often than the stable version: ${figures}.`,
    };
  const { addresses, members } = sources;
  return hold(
    'few-sources',
    `The canary seems to fail: ${figures}. But they come from ${counted(addresses, 'address', 'addresses')} and ${counted(members, 'member', 'members')}, and a rollback needs ${leastSources} of either. ${choice}`,
  );
};

const byState: Rule = ({ frozen, state, basisPoints }) => {
  if (frozen) return hold('frozen', 'Everything is frozen: everybody is on stable versions until unfreeze.');
  if (state === 'running') return null;
  return hold(
    'paused',
    `Somebody has paused the rollout at ${percent(basisPoints)}: it stays there until resume.`,
  );
};

const byCrawl: Rule = ({ basisPoints, crawl }) => {
  if (basisPoints > 0) return null;
  if (crawl === 'none')
    return hold('not-crawled', 'Nobody has it before its pages have been crawled (az crawl).');
  if (crawl === 'failed')
    return hold(
      'crawl-failed',
      'Nobody gets it: the crawl of its pages has found faults. Mend them in a new version, or crawl it again.',
    );
  const sentence = 'Its pages have been crawled without a finding: the first visitors may have it.';
  return { kind: 'advance', reason: 'clean', sentence };
};

const byControl: Rule = ({ isFirstVersion, basisPoints }) =>
  isFirstVersion
    ? hold(
        'no-control',
        `There is no stable version to compare with: a person decides what comes after ${percent(basisPoints)}.`,
      )
    : null;

const byCommonCause: Rule = ({ recent }) => {
  const share = failingShare(recent.stable);
  if (share === null || share < commonCause) return null;
  return hold(
    'common-cause',
    `The stable version fails too, ${recent.stable.failed} of its last ${heard(recent.stable)} sessions (${words(share)}): the cause lies elsewhere, and the rollout waits for its end.`,
  );
};

const bySplit: Rule = ({ people, basisPoints }) => {
  const ratio = sampleRatio({ ...people, basisPoints });
  if (ratio === null || ratio >= leastRatio) return null;
  return hold(
    'sample-ratio',
    `${people.canary} of ${people.total} people have the canary where ${percent(basisPoints)} should: the comparison is not to be trusted. ${choice}`,
  );
};

const byBudget: Rule = ({ canary }) => {
  const share = failingShare(canary);
  if (share === null || share <= budget) return null;
  return hold(
    'over-budget',
    `${canary.failed} of ${heard(canary)} canary sessions failed: ${words(share)}, where ${words(budget)} may. ${choice}`,
  );
};

const byAge: Rule = ({ step, basisPoints }) =>
  step.ageMs < step.soakMs
    ? watch('soaking', `${percent(basisPoints)} soaks for another ${minutes(step.soakMs - step.ageMs)}.`)
    : null;

const bySilence: Rule = ({ canary, sinceWordMs }) => {
  if (sinceWordMs === null || heard(canary) === 0)
    return hold('no-data', 'No session of the canary has been heard of: no data is not good news.');
  if (sinceWordMs <= longestSilenceMs) return null;
  return hold(
    'no-data',
    `No outcome of any session has been heard for ${minutes(sinceWordMs)}: no data is not good news.`,
  );
};

const byAmount: Rule = ({ canary, basisPoints, step, profile = 'usual' }) => {
  const sessions = heard(canary);
  const bound = failureBound(canary.failed, sessions);
  const least = leastSessions(basisPoints, profile);
  if (bound <= unseen(least)) return null;
  const missing = enoughSessions(canary.failed, least) - sessions;
  const outlook =
    canary.failed > sessions * unseen(least)
      ? 'out of reach while as many fail'
      : `${missing} more that do not fail`;
  const figures = `${sessions} canary sessions with ${canary.failed} failed leave room for a failure rate of ${words(bound)}; ${percent(basisPoints)} needs ${words(unseen(least))} or less: ${outlook}.`;
  if (step.ageMs < step.longestMs) return watch('too-few', figures);
  return hold('too-few', `Inconclusive after ${minutes(step.ageMs)}: ${figures} ${choice}`);
};

const byDoubt: Rule = ({ failing }) => {
  const evidence = evidenceOf(failing);
  if (evidence < doubtfulAt) return null;
  return hold(
    'over-budget',
    `Evidence against the canary is ${rounded(evidence)}: not enough to roll it back (${rollBackAt}), too much to go on (${doubtfulAt}). It counts every failing session of the rollout, and one can be enough. ${choice}`,
  );
};

const rules: Rule[] = [
  byEvidence,
  byState,
  byCrawl,
  byControl,
  byCommonCause,
  bySplit,
  byBudget,
  byAge,
  bySilence,
  byAmount,
  byDoubt,
];

/**
 * What is to become of a rollout: the first rule that has something to say decides. Only evidence rolls back, only a
 * clean step goes on, everything else waits or asks a person. Pure.
 */
export function judge(observed: Observed): Verdict {
  for (const rule of rules) {
    const verdict = rule(observed);
    if (verdict) return verdict;
  }
  const { canary, basisPoints } = observed;
  const seen = words(failureBound(canary.failed, heard(canary)));
  const sentence = `${heard(canary)} canary sessions at ${percent(basisPoints)}, ${canary.failed} failed: it may go on. A failure rate of less than ${seen} would not have been seen.`;
  return { kind: 'advance', reason: 'clean', sentence };
}
