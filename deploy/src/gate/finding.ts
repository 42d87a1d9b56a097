import type { VersionRecord } from '../versions/record.ts';

/** Someone who would break, and how, in one sentence. */
export type Finding = { who: string; what: string };

/**
 * A version on its way, with what is known of its files: the bytes of each, and what is wrong with style sheets that are
 * outside the layer of areas.
 */
export type Candidate = {
  record: VersionRecord;
  sizes?: Record<string, number>;
  outside?: Record<string, string>;
};
