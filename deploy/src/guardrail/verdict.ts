import type {
  Arm,
  RuleStatus,
  Verdict,
  VerdictFigures,
  VerdictOf,
  VerdictReason,
} from '../answers/answers.ts';
import type { RolloutRecord } from '../telemetry/rollout-record.ts';
import {
  countKind,
  type Evidence,
  type EvidenceSources,
  hasEnoughSources,
  holdAt,
  holdsOnly,
  minSources,
  rollBackAt,
  symptoms,
} from './evidence.ts';
import { enoughSessions, failureBound, minSessions, type Profile, unseen } from './min-sessions.ts';
import { minRatio, sampleRatio } from './sample-ratio.ts';

/** Input of a verdict. Times are in milliseconds. */
export type VerdictInput = Pick<
  RolloutRecord,
  'canary' | 'stable' | 'recent' | 'failing' | 'people' | 'everybody'
> & {
  state: 'running' | 'paused';
  frozen: boolean;
  basisPoints: number;
  /** Whether the area has no stable version to compare with. */
  isFirstVersion: boolean;
  /** Age of the step, its minimum before the next step, and its maximum before an alarm. */
  step: { ageMs: number; soakMs: number; maxMs: number };
  /** Result of the crawl of the version. It decides at a share of 0 %, while no visitor has the version. */
  crawl: 'none' | 'passed' | 'failed';
  /** Evidence of `failing`, and of all other sessions with a known outcome. */
  evidence: Evidence;
  /** Sources of those of the canary's failing sessions that weigh most. */
  sources: EvidenceSources;
  /** Time since the last outcome of either side; null if there was none. */
  sinceReportMs: number | null;
  /** The rules about measurements to which sessions in `failing` refer. */
  rules: RuleStatus[];
  profile: Profile;
};

/** From this evidence on, a rollout does not continue by itself. */
const doubtfulAt = 3;
/** From this evidence of one symptom on, a rollout is held: at most one healthy rollout in twenty for each symptom. */
export const symptomAt = 20;
/** Maximum failing share of the canary's sessions, whatever the share of the stable version. */
const budget = 0.005;
/** From this failing share of the stable version's recent sessions on, a common cause is assumed. */
const commonCause = 0.05;
/** Minimum number of failed sessions for which a failing share is computed. */
const minFailed = 3;
/** If the last outcome is older than this, in milliseconds, outcomes say nothing about the present. */
const maxSilenceMs = 600_000;

const finished = ({ succeeded, failed }: Arm): number => succeeded + failed;

/** Failing share of the sessions with a known outcome; null below three failures. */
const failingShare = (arm: Arm): number | null =>
  arm.failed >= minFailed ? arm.failed / finished(arm) : null;

const hold = <Reason extends VerdictReason>(reason: Reason, figures: VerdictFigures[Reason]) =>
  ({ kind: 'hold', reason, figures }) satisfies VerdictOf<Reason>;

/** A rule: a verdict, or null to leave it to the next rule. */
type Rule = (input: VerdictInput) => Verdict | null;

const byEvidence: Rule = ({ frozen, sources, rules, failing, evidence: { value: evidence, leading } }) => {
  // During a freeze no visitor has the canary, so there is nothing to withdraw.
  if (evidence < holdAt || frozen) return null;
  const broken = rules.find(({ metric }) => metric === leading);
  const symptom = symptoms.find((one) => one === leading);
  const { canary, stable } = countKind(failing, leading);
  const figures = {
    ...{ ofCanary: canary, failing: canary + stable, evidence, limit: rollBackAt },
    ...(broken && { rule: { metric: broken.metric, limit: broken.limit, tolerance: broken.tolerance } }),
    ...(symptom && { symptom }),
  };
  if (!hasEnoughSources(sources)) return hold('few-sources', { ...figures, ...sources, needed: minSources });
  return { kind: evidence < rollBackAt ? 'hold' : 'roll-back', reason: 'evidence', figures };
};

const byState: Rule = ({ frozen, state, basisPoints }) => {
  if (frozen) return hold('frozen', {});
  return state === 'running' ? null : hold('paused', { basisPoints });
};

const byCrawl: Rule = ({ basisPoints, crawl }) => {
  if (basisPoints > 0) return null;
  if (crawl === 'none') return hold('not-crawled', {});
  if (crawl === 'failed') return hold('crawl-failed', {});
  return { kind: 'advance', reason: 'crawled', figures: {} };
};

const byControl: Rule = ({ isFirstVersion, basisPoints }) =>
  isFirstVersion ? hold('no-control', { basisPoints }) : null;

const byCommonCause: Rule = ({ recent }) => {
  const share = failingShare(recent.stable);
  if (share === null || share < commonCause) return null;
  return hold('common-cause', { sessions: finished(recent.stable), failed: recent.stable.failed, share });
};

const bySplit: Rule = ({ people, basisPoints }) => {
  const ratio = sampleRatio({ ...people, basisPoints });
  if (ratio === null || ratio >= minRatio) return null;
  return hold('sample-ratio', { ...people, basisPoints });
};

const byBudget: Rule = ({ canary }) => {
  const share = failingShare(canary);
  if (share === null || share <= budget) return null;
  return hold('over-budget', { sessions: finished(canary), failed: canary.failed, share, budget });
};

const byAge: Rule = ({ step: { ageMs, soakMs }, basisPoints }) =>
  ageMs < soakMs
    ? { kind: 'watch', reason: 'soaking', figures: { basisPoints, leftMs: soakMs - ageMs } }
    : null;

const bySilence: Rule = ({ canary, sinceReportMs }) => {
  if (sinceReportMs === null || finished(canary) === 0) return hold('no-data', { silentMs: null });
  return sinceReportMs > maxSilenceMs ? hold('no-data', { silentMs: sinceReportMs }) : null;
};

const byAmount: Rule = ({ canary, basisPoints, step, profile }) => {
  const sessions = finished(canary);
  const bound = failureBound(canary.failed, sessions);
  const least = minSessions(basisPoints, profile);
  const allowed = unseen(least);
  if (bound <= allowed) return null;
  const isOutOfReach = canary.failed > sessions * allowed;
  const missing = isOutOfReach ? null : enoughSessions(canary.failed, least) - sessions;
  const isLate = step.ageMs >= step.maxMs;
  const figures = { sessions, failed: canary.failed, basisPoints, bound, allowed, missing };
  return {
    ...{ kind: isLate ? 'hold' : 'watch', reason: 'too-few' },
    figures: { ...figures, inconclusiveMs: isLate ? step.ageMs : null },
  };
};

/** Counts people until now: trials have a symptom only of sessions that are some time old. */
const bySymptom: Rule = ({ failing, evidence, everybody: { canary, total } }) => {
  const symptom = symptoms.find((one) => evidence.ofSymptom(one) >= symptomAt);
  if (!symptom) return null;
  const counts = countKind(failing, symptom);
  return hold('symptom', {
    ...{ symptom, isContent: holdsOnly(symptom) },
    canary: { failed: counts.canary, people: canary },
    stable: { failed: counts.stable, people: total - canary },
    ...{ evidence: evidence.ofSymptom(symptom), limit: symptomAt },
  });
};

const byDoubt: Rule = ({ evidence: { value } }) =>
  value < doubtfulAt ? null : hold('doubtful', { evidence: value, limit: rollBackAt, doubtfulAt });

const rules: Rule[] = [
  byEvidence,
  byState,
  byCrawl,
  byControl,
  byCommonCause,
  bySplit,
  byBudget,
  bySymptom,
  byAge,
  bySilence,
  byAmount,
  byDoubt,
];

/** Pure: the first rule that applies decides. Evidence rolls back, a clean or crawled step continues, others wait. */
export function judge(input: VerdictInput): Verdict {
  for (const rule of rules) {
    const verdict = rule(input);
    if (verdict) return verdict;
  }
  const { canary, basisPoints } = input;
  const [sessions, failed] = [finished(canary), canary.failed];
  const figures = { sessions, failed, basisPoints, unseen: failureBound(failed, sessions) };
  return { kind: 'advance', reason: 'clean', figures };
}
