/** What pages measure. The value of a session is the greatest value of its page views. */
export type Metric = 'failed-calls' | 'slowest-call' | 'long-tasks' | 'layout-shift';

/** Sessions of a good canary reach `limit` at most `tolerance` times as often as sessions of the stable version. */
export type RuleStatus = { metric: Metric; limit: number; tolerance: number };

/**
 * What is wrong with a session although no code is known to have failed. `unattributed`: the page failed, the code is
 * unknown; `left`: the page was left before it worked. The others are no failures: `waiting`: the page still loaded when
 * it should have been ready, beside its content or without any; or it showed an alert or little content, or no heading,
 * rows or actions.
 */
export type Symptom =
  | 'unattributed'
  | 'left'
  | 'waiting'
  | 'error'
  | 'little-content'
  | 'no-heading'
  | 'no-rows'
  | 'no-actions';

/** `people`: those whose first session has a known outcome. `failed`: how many had the symptom in this session. */
export type SymptomCount = { failed: number; people: number };

type VerdictKind = 'watch' | 'hold' | 'advance' | 'roll-back';

/** Figures by reason: shares are 0 to 1, times milliseconds. `sentences.ts` of guardrail and console word them. */
export type VerdictFigures = {
  /** The canary fails more often than the stable version: it is held below the `limit`, and rolled back from it on. */
  evidence: Evidence;
  /** As `evidence`, but failures come from fewer than `needed` addresses and members, so there is no rollback. */
  'few-sources': Evidence & { addresses: number; members: number; needed: number };
  /** Enough sessions were clean. `unseen`: a smaller failing share could not have been detected. */
  clean: { sessions: number; failed: number; basisPoints: number; unseen: number };
  /** The canary's pages were crawled without a finding, and nobody gets this version yet. */
  crawled: NoFigures;
  soaking: { basisPoints: number; leftMs: number };
  paused: { basisPoints: number };
  frozen: NoFigures;
  'not-crawled': NoFigures;
  'crawl-failed': NoFigures;
  /** `silentMs` is null when no session of the canary has reported. */
  'no-data': { silentMs: number | null };
  /** `missing`: sessions still needed if none fails, null if never enough. `inconclusiveMs`: step's age if too long. */
  'too-few': {
    sessions: number;
    failed: number;
    basisPoints: number;
    bound: number;
    allowed: number;
    missing: number | null;
    inconclusiveMs: number | null;
  };
  'over-budget': { sessions: number; failed: number; share: number; budget: number };
  /** Evidence is above `doubtfulAt` and below `limit`. */
  doubtful: { evidence: number; limit: number; doubtfulAt: number };
  /**
   * Canary sessions have a symptom more often. From `limit` on, `evidence` of this symptom alone holds the rollout.
   * `isContent`: the symptom is no failure, and may be meant so; missing in verdicts of earlier versions.
   */
  symptom: {
    symptom: Symptom;
    isContent?: boolean;
    canary: SymptomCount;
    stable: SymptomCount;
    evidence: number;
    limit: number;
  };
  'sample-ratio': { canary: number; total: number; basisPoints: number };
  /** The stable version fails too. */
  'common-cause': { sessions: number; failed: number; share: number };
  /** There is no stable version to compare with. */
  'no-control': { basisPoints: number };
};

type NoFigures = Record<never, never>;

/** `failing`: failing sessions, or those that break `rule` or have `symptom`. `ofCanary`: how many are the canary's. */
type Evidence = {
  ofCanary: number;
  failing: number;
  evidence: number;
  limit: number;
  rule?: RuleStatus;
  symptom?: Symptom;
};

export type VerdictReason = keyof VerdictFigures;

export type VerdictOf<Reason extends VerdictReason> = {
  kind: VerdictKind;
  reason: Reason;
  figures: VerdictFigures[Reason];
};

/** The guardrail's decision about a rollout, and its reason. */
export type Verdict = { [Reason in VerdictReason]: VerdictOf<Reason> }[VerdictReason];

/** The reason of a command: text of its caller, or the verdict that the guardrail acted on. */
export type Why = string | Verdict;
