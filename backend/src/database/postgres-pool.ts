import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseError as PgError, Pool, type PoolClient, types } from 'pg';
import type { PoolUsage } from './database.ts';
import { connectionFailure, DatabaseError } from './database-error.ts';
import { forPg } from './database-url.ts';

type Parser = (text: string) => unknown;

/** A number up to 2^53, a bigint beyond. */
function parseInt8(text: string): number | bigint {
  const value = BigInt(text);
  return value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER ? Number(value) : value;
}

function parseBytea(text: string): Uint8Array {
  const bytes: Buffer = types.getTypeParser(types.builtins.BYTEA)(text);
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** Parsers of the types that pg itself reads differently from PGlite. A date becomes midnight UTC. */
const parsers: Record<number, Parser> = {
  [types.builtins.INT8]: parseInt8,
  [types.builtins.BYTEA]: parseBytea,
  [types.builtins.DATE]: (text) => new Date(text),
  [types.builtins.INTERVAL]: (text) => text,
};

/** For the `types` option of pg: values as PGlite returns them, so that one code serves both engines. */
const valueParsers = {
  getTypeParser: (type: number): Parser => parsers[type] ?? types.getTypeParser(type),
};

/** Time limits in milliseconds. They add up to less than the five seconds within which every request is answered. */
const limits = {
  connectionTimeoutMillis: 2500,
  statement_timeout: 2000,
  // Longer than the server's own limit: only a server that does not answer at all reaches it.
  query_timeout: 2400,
  idle_in_transaction_session_timeout: 5000,
};

const unlimited = { connectionTimeoutMillis: 10_000 };

/** A server that became read-only may no longer be the primary: a new connection finds the new primary. */
const endsConnection = ({ code = '' }: DatabaseError) =>
  code === '25006' || code.startsWith('08') || code.startsWith('57P');

function toDatabaseError(error: unknown): DatabaseError {
  if (error instanceof PgError) return new DatabaseError(error, { cause: error.cause });
  const message = error instanceof Error ? error.message : String(error);
  // Any error that is not the server's comes from the connection to it.
  return new DatabaseError({ message, code: connectionFailure }, { cause: error });
}

/** A connection taken from the pool. After a failure of the connection, the pool closes it instead of reusing it. */
class PooledClient implements PostgresPoolClient {
  #isBroken = false;

  constructor(readonly client: PoolClient) {}

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: unknown): R;
  async query(sql: unknown, parameters?: readonly unknown[]): Promise<unknown> {
    try {
      return await this.client.query(String(sql), [...(parameters ?? [])]);
    } catch (error) {
      const failure = toDatabaseError(error);
      this.#isBroken ||= endsConnection(failure);
      throw failure;
    }
  }

  release(): void {
    this.client.release(this.#isBroken);
  }
}

type ServerPool = PostgresPool & { usage: () => PoolUsage };

/** Failures are `DatabaseError`s. `patient` is for long work on one connection: only connecting has a time limit. */
export function openPool(url: string, { patient = false } = {}): ServerPool {
  const pool = new Pool({
    connectionString: forPg(url),
    application_name: 'az-connect',
    max: patient ? 1 : 10,
    keepAlive: true,
    idleTimeoutMillis: 30_000,
    types: valueParsers,
    ...(patient ? unlimited : limits),
  });
  // An idle connection that ends is replaced at the next use. Without a listener, its error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    connect: async () => {
      const client = await pool.connect().catch((error: unknown) => {
        throw toDatabaseError(error);
      });
      return new PooledClient(client);
    },
    end: () => pool.end(),
    usage: () => ({ size: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}
