import { commentWriter } from './comment-writer.ts';
import { makeJobWriter } from './job-writer.ts';
import type { Writer } from './writer.ts';

/** Everything that members write in several rows at once. */
export const makeWriters = (): Writer[] => [commentWriter, makeJobWriter()];
