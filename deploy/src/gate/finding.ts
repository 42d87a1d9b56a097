import type { VersionRecord } from '../versions/record.ts';

/** Who would break, and how, in one sentence. */
export type Finding = { who: string; what: string };

/** A version to be published, with the sizes of its files and findings of style sheets outside the layer of areas. */
export type Candidate = {
  record: VersionRecord;
  sizes?: Record<string, number>;
  outside?: Record<string, string>;
};
