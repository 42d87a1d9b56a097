import type { PageOverride } from '@az/shared/discovery';
import type { Cohort } from '../rollout/cohort.ts';
import type { AreaRecord, ShellRecord, VersionRecord } from './record.ts';

/** Facts of a given version beside its record. */
export type GivenVersion = {
  rollout: { id: string; cohort: Cohort } | null;
  signature: string | null;
  previous: { record: VersionRecord; signature: string | null } | null;
};

/** The version of the shell and of every area for a visitor. */
export type Live = {
  shell: ShellRecord;
  areas: AreaRecord[];
  /** Revision of the control plane it was chosen at. */
  revision?: number;
  /** Facts of the versions, by area; those of development servers have none. */
  given?: Record<string, GivenVersion>;
  /** By area in a rollout: the ticket with which this visitor's page reports what became of it. */
  tickets?: Record<string, string>;
  override?: PageOverride | null;
  /** Cache key of all that visitors with these versions share; none with an override or a development server. */
  cacheKey?: string | null;
};
