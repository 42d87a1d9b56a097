import { commentWriter } from './comment-writer.ts';
import { makeJobWriter } from './job-writer.ts';
import type { Writer } from './writer.ts';

/** All writes of several rows. */
export const makeWriters = (): Writer[] => [commentWriter, makeJobWriter()];
