import type { DatabaseErrorFields } from './database-error.ts';

/** What the main thread asks of the worker that holds the database. */
export type WorkerRequest =
  | { id: number; kind: 'query'; sql: string; parameters: readonly unknown[] }
  | { id: number; kind: 'close' };

/** Number of the answer that the worker gives unasked, once, when the database is open. */
export const readyId = 0;

/** The worker's answer to the request of the same number. */
export type WorkerReply =
  | { kind: 'rows'; id: number; rows: unknown[]; affectedRows: number }
  /** `isFatal`: the database is of no use any more and has to be opened anew. */
  | { kind: 'failed'; id: number; error: DatabaseErrorFields; isFatal: boolean };
