import type { PageOverride } from '@az/shared/discovery';
import type { Cohort } from '../rollout/cohort.ts';
import type { AreaRecord, ShellRecord, VersionRecord } from './record.ts';

/** Facts about a version given to a visitor that its record does not contain. */
export type GivenVersion = {
  rollout: { id: string; cohort: Cohort } | null;
  signature: string | null;
  previous: { record: VersionRecord; signature: string | null } | null;
};

/** The version of the shell and of every area for a visitor. */
export type Live = {
  shell: ShellRecord;
  areas: AreaRecord[];
  /** Revision of the control plane at which the versions were chosen. */
  revision?: number;
  /** Facts about the versions, by area. Versions of development servers have none. */
  given?: Record<string, GivenVersion>;
  /** For each area in a rollout, the ticket that this visitor's page sends with its reports of the area. */
  tickets?: Record<string, string>;
  override?: PageOverride | null;
  /** Key for caching what visitors with these versions share. None with an override or a development server. */
  cacheKey?: string | null;
};
