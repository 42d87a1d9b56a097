import type { VersionRecord } from '../versions/record.ts';

/** Who would break, and how, in one sentence. */
export type Finding = { who: string; what: string };

/** A version to publish. `sizes`: of its files. `outside`: what its style sheets change outside the area, by file. */
export type Candidate = {
  record: VersionRecord;
  sizes?: Record<string, number>;
  outside?: Record<string, string>;
};
