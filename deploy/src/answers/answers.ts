import type { KillFileStatus } from './kill-file-answers.ts';
import type { RuleStatus, Symptom, Verdict, Why } from './verdict-answers.ts';

export type * from './kill-file-answers.ts';
export type * from './verdict-answers.ts';

/** Replies of `/deploy/api`, types only. Times are ISO 8601 in UTC, shares basis points unless they are text. */

/** The outcome of an area in one page view. `fail-…` says how it failed. */
export type OutcomeKind = 'ok' | 'fail-load' | 'fail-mount' | 'fail-blank' | 'fail-crash' | 'fail-silent';

/** Sessions of one side of a rollout, by their worst outcome. `unattributed`: failed, but in unknown code. */
export type Arm = { started: number; succeeded: number; failed: number; unattributed: number };

/** What the pages of one side of a rollout have measured; null where nothing was measured. */
export type ArmMeasures = {
  sessions: number;
  failedCalls: number;
  /** This and the next two are 75th percentiles of the sessions. */
  slowestCallMs: number | null;
  longTasksMs: number | null;
  layoutShift: number | null;
};

/** A rule, and how many sessions of each side count as breaking it. */
export type RuleHealth = RuleStatus & { canary: number; stable: number };

/** How many people of each side count as evidence of a symptom; `symptom` is null for failures of known code. */
export type SymptomHealth = { symptom: Symptom | null; canary: number; stable: number };

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
  measures: { canary: ArmMeasures; stable: ArmMeasures };
  rules: RuleHealth[];
  /** Number of people in the whole rollout. */
  people: { canary: number; stable: number };
  /** Symptoms that some of these people had, failures of known code first. */
  symptoms: SymptomHealth[];
  verdict: Verdict;
};

/** What shells reported of one version within one minute. `cohort` is `none` outside rollouts. */
export type HealthMinute = {
  at: string;
  version: string;
  cohort: 'canary' | 'stable' | 'none';
  loads: number;
  failures: number;
  /** 75th percentile of the time to load the area, in milliseconds; null if there was no load. */
  loadMs: number | null;
  /** How many of the loads and failures come from browsers without a session. Anybody can make up such reports. */
  unverified: { loads: number; failures: number };
};

/**
 * Something that needs a person: a guardrail that does not run, a rollout that it holds, or a kill file that cannot be
 * understood or names versions that do not exist.
 */
export type Alarm = { since: string } & (
  | { reason: 'guardrail-silent' }
  | { reason: 'kill-file'; killFile: KillFileStatus }
  | { reason: 'held'; area: string; version: string; verdict: Verdict }
);

export type VersionStatus = {
  version: string;
  publishedAt: string;
  servedUntil: string | null;
  killedAt: string | null;
  recalledAt: string | null;
  removedAt: string | null;
  /** Whether `kill.json` of the origin that replies names it. */
  inKillFile: boolean;
  /** Result of the last crawl of its pages; null before the first crawl. */
  crawl: 'passed' | 'failed' | null;
  /** Null for areas. For the shell, its host contract and the versions of the packages that it provides, by name. */
  provides: Record<string, string> | null;
};

export type RolloutStatus = {
  id: string;
  version: string;
  share: string;
  /** Number of the step, from 1. */
  step: number;
  steps: string[];
  state: 'running' | 'paused' | 'promoted' | 'aborted';
  stepSince: string;
  soaksUntil: string;
  /** The guardrail's last verdict about the rollout; null before the first one. */
  verdict: Verdict | null;
  health: Pick<RolloutHealth, 'canary' | 'stable' | 'measures' | 'rules' | 'people' | 'symptoms'> | null;
};

/** Reports of an area within the last hour, and the canary's part of them. */
export type Traffic = { loads: number; failures: number; canaryLoads: number; canaryFailures: number };

export type Withdrawal = {
  at: string;
  verb: 'abort' | 'rollback' | 'recall' | 'kill';
  /** The version that the command named; null for the rollout under way, or for the previous stable version. */
  version: string | null;
  /** Team and id of the token, `origin` or `guardrail`. */
  who: string;
  why: Why;
};

export type AreaStatus = {
  area: string;
  /** Null for the shell, which every area uses. */
  owner: { team: string; contact: string } | null;
  stable: string | null;
  /** What visitors outside of rollouts get: `stable`, unless `kill.json` names it. */
  given: string | null;
  rollout: RolloutStatus | null;
  rules: RuleStatus[];
  versions: VersionStatus[];
  /** Null where nothing is measured. */
  traffic: Traffic | null;
  withdrawal: Withdrawal | null;
};

type TokenStatus = {
  id: string;
  team: string;
  rights: string[];
  expiresAt: string | null;
  revokedAt: string | null;
};

export type Status = {
  revision: number;
  frozen: { since: string; by: string; why: string } | null;
  /** Null while the file kills and freezes nothing. */
  killFile: KillFileStatus | null;
  alarms: Alarm[];
  areas: AreaStatus[];
  tokens: TokenStatus[];
};

/** `who` is team and id of the token, `origin` or `guardrail`; null for rollouts that ended before it was stored. */
export type RolloutEnd = { at: string; who: string | null; why: Why };

/** Stable versions and rollouts of an area, the newest last. */
export type History = {
  stable: { version: string; since: string; retreated: boolean }[];
  rollouts: {
    version: string;
    from: string | null;
    state: RolloutStatus['state'];
    share: string;
    startedAt: string;
    end: RolloutEnd | null;
  }[];
};

/** A version that is served to anybody with the override's link, or to one member. */
export type OverrideStatus = {
  id: string;
  area: string;
  version: string;
  member: string | null;
  /** Team and id of the token that created the override. */
  by: string;
  createdAt: string;
  until: string;
};

/** How many tabs the recall of a version has reached; `since` in milliseconds since 1970. */
export type Reach = {
  version: string;
  since: number;
  killed: boolean;
  had: number;
  left: number;
  waiting: number;
  unknown: number;
};

/** An event of the audit log, without its position there. `at` is in milliseconds since 1970. */
export type AuditEvent = {
  at: number;
  /** Team and id of the token, `origin` or `guardrail`. */
  who: string;
  verb: string;
  area: string;
  result: 'done' | 'refused';
  what: string;
  /** The caller's reason. The guardrail's reason is its verdict, as JSON. */
  why: string;
};

/** A line of the audit log. Only earlier releases wrote `refused` lines; now refused tokens are counted. */
export type AuditLine = Omit<AuditEvent, 'why'> & { place: number; why: Why };

export type TokenRefusalReason = 'unknown' | 'revoked' | 'expired' | 'not-allowed';

/** How often a token was refused within an hour, by reason and by a hash of the address that it came from. */
export type TokenRefusal = {
  hour: string;
  lastAt: string;
  count: number;
  reason: TokenRefusalReason;
  /** Team and id of the token; null for an unknown token. */
  who: string | null;
  /** Hash of the address; `others` once a thousand different refusals were counted in this hour. */
  address: string;
  /** The command or read of the last call for which it was refused. */
  verb: string;
  area: string;
};

/** Accepted signing keys; `areas` is null for a key of every area. Versions are named `feed 1.4.0+3f2a9c1e`. */
export type KeyStatus = {
  keys: { name: string; areas: string[] | null; versions: string[] }[];
  /** Retained versions that no accepted key has signed: pages refuse them. */
  unsigned: string[];
};

export type AuditLog = {
  entries: AuditLine[];
  broken: number | null;
  head: string | null;
  /** Refused tokens of 30 days, the newest hour first. */
  refusals: TokenRefusal[];
};

/** The digests of files to upload for a publish, and their maximum size, which older origins do not send. */
export type MissingFiles = { missing: string[]; maxFileBytes?: number };

/** The reply to a command or dry run that succeeded. `link` opens the new override; `token` is shown only once. */
export type CommandAnswer = { ok: true; revision: number; said: string[]; link?: string; token?: string };

/** The reply to a refused command: one sentence for people, and the gate's findings. */
export type CommandRefusal = {
  ok: false;
  kind: string;
  sentence: string;
  findings: { who: string; what: string }[];
};
