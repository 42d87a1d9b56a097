import type { VersionRecord } from '../versions/record.ts';

/** Someone who would break, and how, in one sentence. */
export type Finding = { who: string; what: string };

/** A version on its way, with the bytes of its files as far as they are known. */
export type Candidate = { record: VersionRecord; sizes?: Record<string, number> };
