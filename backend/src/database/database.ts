import type { Kysely, Migration } from 'kysely';

/** Connections of the pool: open ones, idle ones, and callers that wait for one. */
export type PoolUsage = { size: number; idle: number; waiting: number };

export type RunStatement = { seconds: number; failed: boolean };

/** Messages between the processes on one database. They are not stored, and some may be lost. */
export type Signals = {
  /** Resolves after the first attempt to connect; a failed attempt is repeated later. Earlier messages are lost. */
  open(): Promise<void>;
  /** Sends a text of less than 8000 bytes to every process, this one included. */
  send(message: string): void;
  listen(listener: (message: string) => void): void;
  /** Calls `listener` whenever the connection is there again: messages may have been lost. */
  onOpen(listener: () => void): void;
  /** Since when there has been no connection; null while there is one. */
  lostSince(): Date | null;
  close(): Promise<void>;
};

/** The one database of an origin. All rejects with `DatabaseError`; if `isPassing`, a later attempt may succeed. */
export type Database = {
  readonly engine: 'pglite' | 'postgresql';
  /**
   * A query builder for tables of type `T`. All builders share the connections (one with PGlite): a query outside a
   * transaction, awaited inside it, may wait for ever.
   */
  kysely<T>(): Kysely<T>;
  /**
   * Brings a schema up to date: runs the migrations that have not run yet, in order of their names, all or none. They
   * are given a builder that works in that schema. Of several processes one runs them and the others wait. Rejects with
   * the first failure, and when the database has a migration that is not among them.
   */
  migrate(schema: string, migrations: Record<string, Migration>): Promise<void>;
  /** Runs `work` with a builder whose statements have no time limit, for work at the start that may take long. */
  withoutTimeLimits<T, R>(work: (kysely: Kysely<T>) => Promise<R>): Promise<R>;
  /**
   * Runs `work` under an exclusive lock of this name, across all processes on this database. Rejects with
   * `DatabaseError`, and runs nothing, when the lock is not free within two minutes.
   */
  alone<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Resolves when the database answers; rejects when it does not within the time. */
  ping(withinMs: number): Promise<void>;
  pool(): PoolUsage;
  /** Calls `listener` after every statement of the builders made from now on. */
  observe(listener: (statement: RunStatement) => void): void;
  /** Null where one process alone uses the database. */
  readonly signals: Signals | null;
  /** Waits for running statements, then closes the database and releases its lock. */
  close(): Promise<void>;
};
