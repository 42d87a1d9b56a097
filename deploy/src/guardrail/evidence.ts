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
};

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
 * Weights of the two kinds of failing sessions. Each kind has evidence of its own, so that failures of other causes
 * (extensions, the network) do not dilute failures of known code. A weighted mean keeps the bound of `rollBackAt`.
 */
const weights = { attributed: 0.99, unattributed: 0.01 };

/** Logarithms of the weighted likelihood ratios of some relative risks, without sessions. */
const newSum = (risks: number[], weight: number) => ({
  risks,
  logarithms: risks.map(() => Math.log(weight / risks.length)),
});

const least = Math.log(Number.MIN_VALUE);
const most = Math.log(Number.MAX_VALUE);

/**
 * Evidence that a canary fails more often than the stable version, updated with every failing session: the mean over
 * some relative risks of the chance that these sessions failed if the canary is so bad, divided by their chance if it
 * is as good as the stable version. Stored as logarithms, so that thousands of sessions do not overflow.
 */
export class Evidence {
  private readonly attributed = newSum(ratios, weights.attributed);
  private readonly unattributed = newSum(unattributedRatios, weights.unattributed);

  /** Counts one more failing session, or several equal ones. Throws a RangeError for an invalid share. */
  add({ isCanary, share, count = 1, isUnattributed = false }: FailingSession): void {
    // Also refuses NaN, which would disable the rule for good.
    if (!(share >= 0 && share <= 1)) throw new RangeError(`The share of a canary is 0 to 1, not ${share}.`);
    const { risks, logarithms } = isUnattributed ? this.unattributed : this.attributed;
    for (const [index, ratio] of risks.entries()) {
      const term = (isCanary ? Math.log(ratio) : 0) - Math.log(ratio * share + 1 - share);
      logarithms[index] = (logarithms[index] ?? 0) + count * term;
    }
  }

  /** 1 before the first session; never 0 and never more than `Number.MAX_VALUE`. */
  get value(): number {
    const logarithms = [...this.attributed.logarithms, ...this.unattributed.logarithms];
    const largest = Math.max(...logarithms);
    const logarithm = largest + Math.log(logarithms.reduce((sum, one) => sum + Math.exp(one - largest), 0));
    if (logarithm >= most) return Number.MAX_VALUE;
    return logarithm <= least ? Number.MIN_VALUE : Math.exp(logarithm);
  }
}

/** The evidence of these sessions; their order does not matter. */
export function evidenceOf(failing: FailingSession[]): number {
  const evidence = new Evidence();
  for (const session of failing) evidence.add(session);
  return evidence.value;
}

/** Distinct addresses and members of a canary's failing sessions. */
export type Sources = { addresses: number; members: number };

/** Minimum of either for a rollback: below, one person may have made the failures up. */
export const minSources = 3;

export const hasEnoughSources = ({ addresses, members }: Sources): boolean =>
  addresses >= minSources || members >= minSources;
