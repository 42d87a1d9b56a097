/**
 * What `/deploy/api` says of areas, versions and rollouts: read by the command line and by the operators' console. Types
 * only. Times are ISO 8601 in UTC, shares are basis points (1 is 0.01 %) unless they are words for people.
 */

/** What became of an area in one page view, and what is said on the way there. */
export type OutcomeKind = 'ok' | 'fail-load' | 'fail-mount' | 'fail-blank' | 'fail-crash' | 'fail-silent';

/** The member sessions of one side of a rollout; each is counted once, with its worst outcome. */
export type Arm = { started: number; succeeded: number; failed: number };

export type VerdictKind = 'watch' | 'hold' | 'advance' | 'roll-back';

/**
 * Why: each belongs to one kind of verdict, but `paused`, `frozen` and `soaking`, which only say what is waited for, and
 * `too-few`, which is watched until a step has lasted too long and held from then on.
 */
export type VerdictReason =
  | 'evidence'
  | 'few-sources'
  | 'clean'
  | 'soaking'
  | 'paused'
  | 'frozen'
  | 'not-crawled'
  | 'crawl-failed'
  | 'no-data'
  | 'too-few'
  | 'over-budget'
  | 'sample-ratio'
  | 'common-cause'
  | 'no-control';

/** What the guardrail thinks of a rollout, in one sentence for people. */
export type Verdict = { kind: VerdictKind; reason: VerdictReason; sentence: string };

export type RolloutHealth = {
  id: string;
  version: string;
  from: string | null;
  basisPoints: number;
  /** Evidence against the canary: it is rolled back at 1000. */
  evidence: number;
  /** Chance of a split as uneven as this one by accident; null for too few people. */
  sampleRatio: number | null;
  canary: Arm;
  stable: Arm;
  verdict: Verdict;
};

/** What shells reported of one version within one minute. `cohort` is `none` outside rollouts. */
export type HealthMinute = {
  at: string;
  version: string;
  cohort: 'canary' | 'stable' | 'none';
  loads: number;
  failures: number;
  /** 75th percentile of the time to load the area, in milliseconds; null for no load. */
  loadMs: number | null;
  /** How many of the loads and failures were reported by browsers that nobody was signed in to: anybody can make them up. */
  unverified: { loads: number; failures: number };
};

/** A failure that a shell reported; `id` is the reference on the member's error tile. */
export type FailureReport = {
  id: string;
  at: string;
  area: string;
  version: string;
  cohort: 'canary' | 'stable' | 'none';
  kind: OutcomeKind;
  stage: string;
  /** Pattern of the route, such as `/feed/home`: never an address of somebody. */
  route: string;
  cause: string;
  /** Whether the member was shown the version before instead of an error. */
  hidden: boolean;
  /** Whether a member was signed in to the browser that reported it; anybody can make up the others. */
  verified: boolean;
};

/** What lies behind a reference, and whom to ask about it. */
export type FoundReport = { report: FailureReport; owner: { team: string; contact: string } | null };

export type AreaHealth = {
  area: string;
  owner: { team: string; contact: string } | null;
  rollout: RolloutHealth | null;
  /** The last hour, the oldest minute first; minutes without a report are left out. */
  minutes: HealthMinute[];
  /** The last failures, the newest first. */
  failures: FailureReport[];
};

/** Something that a person has to look at, such as a guardrail that does not look any more. */
export type Alarm = { since: string; sentence: string };

export type VersionStatus = {
  version: string;
  publishedAt: string;
  servedUntil: string | null;
  killedAt: string | null;
  recalledAt: string | null;
  removedAt: string | null;
  /** What became of the last crawl of its pages; null before one. */
  crawl: 'passed' | 'failed' | null;
};

export type RolloutStatus = {
  id: string;
  version: string;
  share: string;
  /** From 1. */
  step: number;
  steps: string[];
  state: 'running' | 'paused' | 'promoted' | 'aborted';
  stepSince: string;
  soaksUntil: string;
  /** What the guardrail thought of it last; null before it has looked. */
  verdict: Verdict | null;
};

export type AreaStatus = {
  area: string;
  stable: string | null;
  rollout: RolloutStatus | null;
  versions: VersionStatus[];
};

export type TokenStatus = {
  id: string;
  team: string;
  rights: string[];
  expiresAt: string | null;
  revokedAt: string | null;
};

/** Who gets what. */
export type Status = {
  revision: number;
  frozen: { since: string; by: string; why: string } | null;
  alarms: Alarm[];
  areas: AreaStatus[];
  tokens: TokenStatus[];
};

/** What an area has had, the newest last. */
export type History = {
  stable: { version: string; since: string; retreated: boolean }[];
  rollouts: {
    version: string;
    from: string | null;
    state: RolloutStatus['state'];
    share: string;
    startedAt: string;
    endedAt: string | null;
  }[];
};

/** A version that a link shows to whoever opens it, or to one member. */
export type OverrideStatus = {
  id: string;
  area: string;
  version: string;
  member: string | null;
  /** Team and id of the token that it was made with. */
  by: string;
  createdAt: string;
  until: string;
};

/** How far the recall of a version has come; `since` in milliseconds since 1970. */
export type Reach = {
  version: string;
  since: number;
  killed: boolean;
  had: number;
  left: number;
  waiting: number;
  unheard: number;
};

/** A line of the audit log; `at` in milliseconds since 1970. */
export type AuditLine = {
  place: number;
  at: number;
  /** Team and id of the token, `origin` or `guardrail`. */
  who: string;
  verb: string;
  area: string;
  result: 'done' | 'refused';
  what: string;
  why: string;
};

export type AuditLog = { entries: AuditLine[]; broken: number | null; head: string | null };

/** The answer to a command that was carried out, or to its dry run; `link` opens the override that was made. */
export type CommandAnswer = { ok: true; revision: number; said: string[]; link?: string };

/** The answer to one that was not: one sentence for people, and what the gate found. */
export type CommandRefusal = {
  ok: false;
  kind: string;
  sentence: string;
  findings: { who: string; what: string }[];
};
