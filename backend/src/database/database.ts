import type { Kysely, Migration } from 'kysely';

/** Connections of the pool: open ones, idle ones, and callers that wait for one. */
export type PoolUsage = { size: number; idle: number; waiting: number };

export type RunStatement = { seconds: number; failed: boolean };

/** Messages between the processes on one database. They are not stored, and some may be lost. */
export type Signals = {
  /** Resolves after the first attempt to connect, which is repeated later if it fails. Earlier messages are lost. */
  open(): Promise<void>;
  /** Sends a text of less than 8000 bytes to every process, this one included. */
  send(message: string): void;
  listen(listener: (message: string) => void): void;
  /** Calls `listener` each time the connection has been opened, because messages may have been lost before. */
  onOpen(listener: () => void): void;
  /** Since when there has been no connection; null while there is one. */
  lostSince(): Date | null;
  close(): Promise<void>;
};

/** The time that all processes on a database share. */
export type Clock = {
  /** In milliseconds since 1970. */
  now(): number;
  /** How far the clock of this process is ahead of it, in milliseconds; 0 below a second. */
  aheadMs(): number;
};

/** The one database of an origin. Everything rejects with `DatabaseError`; if it `isPassing`, a retry may succeed. */
export type Database = {
  readonly engine: 'pglite' | 'postgresql';
  /**
   * A query builder for tables of type `T`. Where a query names no schema for a table, the table is in `schema`. All
   * builders share the connections, and PGlite has only one. So a transaction must not await a query that is not part
   * of it: that query may wait for ever.
   */
  kysely<T>(schema?: string): Kysely<T>;
  /**
   * Runs the migrations that have not run yet, in order of their names, all or none, with a builder that works in
   * `schema`. Of several processes, one runs the migrations and the others wait. Rejects with the first failure, and if
   * the database has a migration that is not in `migrations`.
   */
  migrate(schema: string, migrations: Record<string, Migration>): Promise<void>;
  /** Like `kysely`, with a builder whose statements have no time limit, for work at the start that may take long. */
  withoutTimeLimits<T, R>(work: (kysely: Kysely<T>) => Promise<R>, schema?: string): Promise<R>;
  /**
   * Runs `work` under an exclusive lock of this name, across all processes on this database. Rejects with
   * `DatabaseError`, and runs nothing, when the lock is not free within two minutes.
   */
  alone<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Resolves when the database answers; rejects when it does not within the time. */
  ping(withinMs: number): Promise<void>;
  pool(): PoolUsage;
  /** Calls `listener` after every statement that a builder of `kysely` runs from now on. */
  observe(listener: (statement: RunStatement) => void): void;
  readonly clock: Clock;
  /** Null for PGlite, because only one process uses its database. */
  readonly signals: Signals | null;
  /** Waits for running statements, then closes the database and releases its lock. */
  close(): Promise<void>;
};
