import type { Metric } from '../api/answers.ts';

/**
 * A session that failed, or several alike. `share`: the configured share of the canary, 0 to 1, when it was assigned:
 * the observed one could be manipulated by reports.
 */
export type FailingSession = {
  isCanary: boolean;
  share: number;
  count?: number;
  /** Nobody knows which code of the page failed: the session counts in every rollout of the page. */
  isUnattributed?: boolean;
  /** It has not failed, but its measurements break the rule about this metric. */
  rule?: Metric;
};

/** What a rule says about evidence: how many times as often sessions of a good canary may break it. */
export type EvidenceRule = { metric: Metric; tolerance: number };

/**
 * A rollout is rolled back as soon as its evidence reaches this. That happens to at most one healthy rollout in a
 * thousand, however often it is checked.
 */
export const rollBackAt = 1000;

/** Relative risks of a bad canary against the stable version, with equal weights. */
const ratios = [3, 10, 30, 100];

/**
 * The same for unattributed failures. Those of other causes may be more frequent in a good canary, whose files are in no
 * cache yet: a small relative risk is no evidence.
 */
const unattributedRatios = [10, 30, 100];

/**
 * Weights of the kinds of failing sessions. Each kind has evidence of its own, so that failures of other causes
 * (extensions, the network) do not dilute failures of known code. A weighted mean keeps the bound of `rollBackAt`. All rules
 * share one weight, which known failures have where there is no rule.
 */
const weights = { attributed: 0.98, unattributed: 0.01, rules: 0.01 };

/** Logarithms of the weighted likelihood ratios of some relative risks, without sessions. */
const newSum = (risks: number[], weight: number, tolerance = 1) => ({
  risks,
  tolerance,
  logarithms: risks.map(() => Math.log(weight / risks.length)),
});

/** A kind of failing sessions. */
export type EvidenceKind = 'attributed' | 'unattributed' | Metric;

const kindOf = ({ isUnattributed, rule }: FailingSession): EvidenceKind =>
  rule ?? (isUnattributed ? 'unattributed' : 'attributed');

/** Logarithm of the sum of values with these logarithms. */
function logarithmOfSum(logarithms: number[]): number {
  const largest = Math.max(...logarithms);
  return largest + Math.log(logarithms.reduce((sum, one) => sum + Math.exp(one - largest), 0));
}

const least = Math.log(Number.MIN_VALUE);
const most = Math.log(Number.MAX_VALUE);

/**
 * Evidence that a canary fails more often than the stable version, updated with every failing session: the mean over
 * some relative risks of the chance that these sessions failed if the canary is so bad, divided by their chance if it
 * is as good as the stable version. Stored as logarithms, so that thousands of sessions do not overflow. For a rule, a good
 * canary is one whose sessions break it at most `tolerance` times as often, and a bad one is worse than that by a relative
 * risk.
 */
export class Evidence {
  private readonly sums: ReadonlyMap<EvidenceKind, ReturnType<typeof newSum>>;

  constructor(rules: EvidenceRule[] = []) {
    const attributed = weights.attributed + (rules.length === 0 ? weights.rules : 0);
    this.sums = new Map<EvidenceKind, ReturnType<typeof newSum>>([
      ['attributed', newSum(ratios, attributed)],
      ['unattributed', newSum(unattributedRatios, weights.unattributed)],
      ...rules.map(
        ({ metric, tolerance }) => [metric, newSum(ratios, weights.rules / rules.length, tolerance)] as const,
      ),
    ]);
  }

  /**
   * Counts one more failing session, or several equal ones. Throws a RangeError for an invalid share, and for a rule that
   * was not named.
   */
  add(session: FailingSession): void {
    const { isCanary, share, count = 1 } = session;
    // Also refuses NaN, which would disable the rule for good.
    if (!(share >= 0 && share <= 1)) throw new RangeError(`The share of a canary is 0 to 1, not ${share}.`);
    const sum = this.sums.get(kindOf(session));
    if (!sum) throw new RangeError(`There is no rule about ${session.rule}.`);
    const { risks, tolerance, logarithms } = sum;
    const likelihood = (risk: number) => Math.log(risk * share + 1 - share);
    for (const [index, ratio] of risks.entries()) {
      const term = (isCanary ? Math.log(ratio) : 0) - likelihood(ratio * tolerance) + likelihood(tolerance);
      logarithms[index] = (logarithms[index] ?? 0) + count * term;
    }
  }

  /** 1 before the first session; never 0 and never more than `Number.MAX_VALUE`. */
  get value(): number {
    const logarithm = logarithmOfSum([...this.sums.values()].flatMap(({ logarithms }) => logarithms));
    if (logarithm >= most) return Number.MAX_VALUE;
    return logarithm <= least ? Number.MIN_VALUE : Math.exp(logarithm);
  }

  /** The kind of sessions with the largest part of the evidence. */
  get leading(): EvidenceKind {
    let [leading, largest]: [EvidenceKind, number] = ['attributed', Number.NEGATIVE_INFINITY];
    for (const [kind, { logarithms }] of this.sums) {
      const logarithm = logarithmOfSum(logarithms);
      if (logarithm > largest) [leading, largest] = [kind, logarithm];
    }
    return leading;
  }
}

/** Evidence of these sessions; their order does not matter. */
function collect(failing: FailingSession[], rules: EvidenceRule[]): Evidence {
  const evidence = new Evidence(rules);
  for (const session of failing) evidence.add(session);
  return evidence;
}

/** The evidence of these sessions, as a number. */
export const evidenceOf = (failing: FailingSession[], rules: EvidenceRule[] = []): number =>
  collect(failing, rules).value;

/** The rule that most of the evidence is about; null where that is failures. */
export function leadingRule(failing: FailingSession[], rules: EvidenceRule[]): Metric | null {
  const kind = collect(failing, rules).leading;
  return kind === 'attributed' || kind === 'unattributed' ? null : kind;
}

/** Distinct addresses and members of a canary's failing sessions. */
export type Sources = { addresses: number; members: number };

/** Minimum of either for a rollback: below, one person may have made the failures up. */
export const minSources = 3;

export const hasEnoughSources = ({ addresses, members }: Sources): boolean =>
  addresses >= minSources || members >= minSources;
