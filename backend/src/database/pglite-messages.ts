import type { DatabaseErrorFields } from './database-error.ts';

/** A request of the main thread to the worker that holds the database. */
export type WorkerRequest =
  | { id: number; kind: 'query'; sql: string; parameters: readonly unknown[] }
  | { id: number; kind: 'close' };

/** Id of the message that the worker sends once, without a request, when the database is open. */
export const readyId = 0;

/** The worker's reply to the request of the same id. */
export type WorkerReply =
  | { kind: 'rows'; id: number; rows: unknown[]; affectedRows: number }
  /** `isFatal`: the database has to be opened again. */
  | { kind: 'failed'; id: number; error: DatabaseErrorFields; isFatal: boolean };
