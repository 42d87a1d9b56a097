import { type Kysely, sql } from 'kysely';
import type { Limit } from '../config/api-config.ts';
import { transact } from '../database/transact.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import { deleteBatch } from '../schema/delete-batch.ts';
import type { ApiTables, RowNumber } from '../schema/tables.ts';

type CountedKey = { key: Uint8Array; limit: Limit };

/** An attempt is refused for `retryAfterMs`, is stored as `rows`, or must wait for the results of pending attempts. */
export type Entry = { retryAfterMs: number } | { rows: RowNumber[] } | 'wait';

type Row = { key: Uint8Array; at: Date; pending: boolean };

/** First half of the keys of the advisory locks, to keep them apart from other users of the database. */
const lockClass = 0x417a_4c6b;

/** An attempt that has not ended after this time belongs to a process that died, and counts as failed. */
const abandonedMs = 30_000;

/** Longest period of a limit. */
const maxWindowMs = 24 * 60 * 60 * 1000;

const isSame = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0;

function judge({ key, limit }: CountedKey, rows: Row[], now: number): { blockedMs: number; isFull: boolean } {
  const counted = rows.filter((row) => isSame(row.key, key) && row.at.getTime() > now - limit.windowMs);
  const isOpen = (row: Row) => row.pending && row.at.getTime() > now - abandonedMs;
  const done = counted.filter((row) => !isOpen(row));
  const oldest = done.at(-limit.count);
  return {
    blockedMs: oldest ? oldest.at.getTime() + limit.windowMs - now : 0,
    isFull: counted.length >= limit.count,
  };
}

/**
 * Attempts that count against limits, exact for all processes on one database: a caller holds the lock of each of its
 * keys until the attempt is stored. Rows contain only hashes and are deleted after a day at most. A key has at
 * most as many rows in its limit's period as the limit allows.
 */
export class AttemptRepository {
  constructor(
    readonly db: ApiDb,
    readonly now: () => Date,
  ) {}

  /** Enters an attempt, which counts at once. If `pending`, it only makes others wait until `settle` is called. */
  async enter(counted: CountedKey[], pending: boolean): Promise<Entry> {
    const keys = counted.map(({ key }) => key);
    return transact(this.db, async (db): Promise<Entry> => {
      await this.#lock(db, keys);
      // Read after the wait for the locks, because the attempt begins now, and the limit's period ends now.
      const now = this.now();
      const rows = await db
        .selectFrom('attempts')
        .select(['key', 'at', 'pending'])
        .where('key', 'in', keys)
        .where('at', '>', new Date(now.getTime() - maxWindowMs))
        .orderBy('at')
        .execute();
      const judged = counted.map((one) => judge(one, rows, now.getTime()));
      const retryAfterMs = Math.max(...judged.map(({ blockedMs }) => blockedMs));
      if (retryAfterMs > 0) return { retryAfterMs };
      if (judged.some(({ isFull }) => isFull)) return 'wait';
      const entered = await db
        .insertInto('attempts')
        .values(keys.map((key) => ({ key, at: now, pending })))
        .returning('id')
        .execute();
      return { rows: entered.map(({ id }) => id) };
    });
  }

  /** Ends an attempt: a success no longer counts, a failure counts from now on. */
  async settle(rows: RowNumber[], succeeded: boolean): Promise<void> {
    if (succeeded) await this.db.deleteFrom('attempts').where('id', 'in', rows).execute();
    else
      await this.db
        .updateTable('attempts')
        .set({ pending: false, at: this.now() })
        .where('id', 'in', rows)
        .execute();
  }

  async delete(key: Uint8Array): Promise<void> {
    await this.db.deleteFrom('attempts').where('key', '=', key).execute();
  }

  async clearOld(): Promise<number> {
    return await deleteBatch(this.db, 'attempts', sql`at <= ${new Date(this.now().getTime() - maxWindowMs)}`);
  }

  /** Locks the keys, always in the same order, to avoid deadlocks. */
  async #lock(db: Kysely<ApiTables>, keys: Uint8Array[]): Promise<void> {
    const numbers = keys.map((key) => Buffer.from(key).readInt32BE(0)).sort((one, other) => one - other);
    for (const number of numbers)
      await sql`select pg_advisory_xact_lock(${lockClass}::int4, ${number}::int4)`.execute(db);
  }
}
