import type { Database } from '@az/backend';
import type { OutcomeKind, TokenRefusalReason } from '../answers/answers.ts';
import type { FailureReport } from '../answers/health-answers.ts';
import type { AuditEntry } from '../control/audit.ts';
import type { Rollout, StoredVersion } from '../control/state.ts';
import { createTables } from './create-tables.ts';

export type VersionRow = {
  area: string;
  version: string;
  record: string;
  signature: string | null;
  published_at: Date;
  served_until: Date | null;
  killed_at: Date | null;
  recalled_at: Date | null;
  removed_at: Date | null;
  crawl: StoredVersion['crawl'];
};

export type StableRow = { place: number; area: string; version: string; since: Date; retreated: boolean };

export type RolloutRow = {
  id: string;
  area: string;
  version: string;
  from_version: string | null;
  steps: string;
  profile: Rollout['profile'];
  step: number;
  state: Rollout['state'];
  started_at: Date;
  step_at: Date;
  ended_at: Date | null;
  ended_by: string | null;
  ended_why: string | null;
};

export type TokenRow = {
  id: string;
  hash: string;
  team: string;
  rights: string;
  created_at: Date;
  expires_at: Date | null;
  revoked_at: Date | null;
};

export type OverrideRow = {
  id: string;
  area: string;
  version: string;
  member: string | null;
  created_at: Date;
  created_by: string;
  expires_at: Date;
  ended_at: Date | null;
};

type AuditRow = Omit<AuditEntry, 'at'> & { at: Date };

type RefusalRow = {
  hour: Date;
  reason: TokenRefusalReason;
  /** Empty for an unknown token. */
  who: string;
  /** Hash of the network that the token was used from. */
  address: string;
  count: number;
  verb: string;
  area: string;
  last_at: Date;
};

type TabRow = {
  tab: string;
  /** Hash of the network of the tab's browser. */
  address: string;
  runs: string[];
  knows: string[];
  closed: boolean;
  at: Date;
};

export type SessionRow = {
  session: string;
  rollout: string;
  area: string;
  version: string;
  cohort: 'canary' | 'stable';
  basis_points: number;
  person: string;
  /** The browser that started the session. Reports of other browsers of the person are ignored. */
  browser: string;
  /** Whether the person is a browser without a known member. */
  anonymous: boolean;
  /** Hash of the browser's network. */
  address: string;
  started_at: Date;
  /** Time of the browser's last known call while the session had no outcome; at first the start of the session. */
  seen_at: Date;
  outcome: 'left' | OutcomeKind | null;
  outcome_at: Date | null;
  /** Time of the session's first failure that no area is to blame for; kept whatever the outcome is. */
  unattributed_at: Date | null;
  /** When a page first reported that it was left before an outcome; kept whatever the outcome is. */
  left_at: Date | null;
  /** When a page first reported that it was still loading; kept whatever the outcome is. */
  waiting_at: Date | null;
  /** When a page first reported its content. The columns below: when it first reported content with this symptom. */
  content_at: Date | null;
  error_at: Date | null;
  little_content_at: Date | null;
  no_heading_at: Date | null;
  no_rows_at: Date | null;
  no_actions_at: Date | null;
  /** Whether the session counts. It does not if its address has had too many sessions lately. */
  counted: boolean;
  /** Greatest values of the session's page views; null where nothing was measured. */
  failed_calls: number | null;
  slowest_call_ms: number | null;
  long_tasks_ms: number | null;
  layout_shift: number | null;
  /** The greatest values until the session settled; they do not change afterwards. */
  settled_failed_calls: number | null;
  settled_slowest_call_ms: number | null;
  settled_long_tasks_ms: number | null;
  settled_layout_shift: number | null;
};

type FailureRow = Omit<FailureReport, 'at'> & { at: Date };

export type MinuteRow = {
  at: Date;
  area: string;
  version: string;
  cohort: 'canary' | 'stable' | 'none';
  loads: number;
  failures: number;
  /** Load times by class, as JSON. */
  times: string;
  /** Whether the reporting browsers had sessions. */
  verified: boolean;
};

/** One row: how far the audit log has been searched for alerts, and the end of one origin's lease to deliver them. */
type AlertCursorRow = { place: number; leased_until: Date };

export type DeployTables = {
  versions: VersionRow;
  stable: StableRow;
  rollouts: RolloutRow;
  control: {
    revision: number;
    frozen: string | null;
    ticket_key: string | null;
    /** Whether an origin on this database has a signing key or accepts only signed versions. */
    has_signing_key: boolean;
    /** The rules about measurements, as JSON. */
    rules: string;
  };
  tokens: TokenRow;
  overrides: OverrideRow;
  audit: AuditRow;
  refusals: RefusalRow;
  tabs: TabRow;
  sessions: SessionRow;
  failures: FailureRow;
  minutes: MinuteRow;
  alert_cursor: AlertCursorRow;
};

/** Brings the schema `deploy` up to date. A migration, once released, never changes. */
export const migrateDeploy = (db: Database): Promise<void> =>
  db.migrate('deploy', { '001-tables': { up: createTables } });
