import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { Mutex } from './mutex.ts';
import type { PgliteClient } from './pglite-client.ts';
import type { PgliteEngine } from './pglite-engine.ts';

class PgliteConnection implements DatabaseConnection {
  constructor(
    readonly client: PgliteClient,
    readonly statementMs: number,
    readonly unlock: () => void,
  ) {}

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affectedRows } = await this.client.query(sql, parameters, this.statementMs);
    // The caller's query names the type of its rows, as in every Kysely driver.
    return { rows: rows as Row[], numAffectedRows: BigInt(affectedRows) };
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator, PGlite has no cursors
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('PGlite does not stream rows.');
  }
}

/** PGlite has one connection: it is locked for a statement or for a whole transaction. */
class PgliteDriver implements Driver {
  constructor(
    readonly engine: PgliteEngine,
    readonly mutex: Mutex,
    readonly statementMs: number,
  ) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PgliteConnection> {
    const unlock = await this.mutex.lock();
    try {
      return new PgliteConnection(await this.engine.running(), this.statementMs, unlock);
    } catch (error) {
      unlock();
      throw error;
    }
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    await connection.executeQuery(CompiledQuery.raw(`start transaction${level}`));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(connection: PgliteConnection): Promise<void> {
    connection.unlock();
  }

  async destroy(): Promise<void> {}
}

/** A dialect with a time limit for each statement. Instances that share a mutex share the one connection safely. */
export function pgliteDialect(engine: PgliteEngine, mutex: Mutex, statementMs: number): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PgliteDriver(engine, mutex, statementMs),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
