import type { Database } from '@az/backend';
import type { Migration } from 'kysely';
import type { Rollout } from '../control/state.ts';
import { versionsMigration } from './migration-001.ts';
import { controlMigration } from './migration-002.ts';
import { recallMigration } from './migration-003.ts';

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
};

export type StableRow = { place: number; area: string; version: string; since: Date; retreated: boolean };

export type RolloutRow = {
  id: string;
  area: string;
  version: string;
  from_version: string | null;
  steps: string;
  step: number;
  state: Rollout['state'];
  started_at: Date;
  step_at: Date;
  ended_at: Date | null;
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

export type AuditRow = {
  place: number;
  at: Date;
  who: string;
  verb: string;
  area: string;
  result: 'done' | 'refused';
  what: string;
  why: string;
  previous: string;
  hash: string;
};

export type TabRow = { tab: string; runs: string; knows: string; closed: boolean; at: Date };

/** Tables of the schema `deploy`. */
export type DeployTables = {
  versions: VersionRow;
  stable: StableRow;
  rollouts: RolloutRow;
  control: { revision: number; frozen: string | null };
  tokens: TokenRow;
  audit: AuditRow;
  tabs: TabRow;
};

const migrations: Record<string, Migration> = {
  '001-versions': versionsMigration,
  '002-control': controlMigration,
  '003-recall': recallMigration,
};

/** Brings the schema `deploy` up to date. */
export const migrateDeploy = (db: Database): Promise<void> => db.migrate('deploy', migrations);
