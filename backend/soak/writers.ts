import { commentWriter } from './comment-writer.ts';
import { makeJobWriter } from './job-writer.ts';
import type { Writer } from './writer.ts';

export const makeWriters = (): Writer[] => [commentWriter, makeJobWriter()];
