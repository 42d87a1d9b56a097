import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { transact } from '../database/transact.ts';
import { ApiError } from '../http/api-error.ts';
import { sentences } from '../http/sentences.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import type { ApiTables } from '../schema/tables.ts';

/** A write that must happen once. */
export type Write = {
  memberId: number;
  /** The caller's `Idempotency-Key`. */
  key: string | null;
  /** The call and all it says. */
  content: unknown;
  /**
   * Without a key, the same write within ten seconds counts as one (the default). Not for writes that set or remove
   * something: there A, B, A again is no repetition, and doing one twice changes nothing.
   */
  twins?: boolean;
};

/** What is kept of a write that was done: the id of what it made, or whether there was something to do. */
export type Outcome = number | boolean;

type WriteRow = { member_id: number; key: string; fingerprint: string };

const keptMs = 24 * 60 * 60 * 1000;
/** How long the same write by the same member counts as a repetition when no key was given. */
const repetitionMs = 10_000;
/** How many old rows one statement clears away. */
const batch = 1000;
/** Most writes of one member that are remembered: those of eight minutes at the highest rate. */
const maxPerMember = 1000;

/**
 * Remembers writes, so that a repeated request changes nothing. Only the outcome is kept: the reply is made from it and
 * from what is stored now, as it was for the first request.
 */
export class WriteRepository {
  constructor(
    readonly db: ApiDb,
    readonly now: () => Date,
  ) {}

  /** Forgets which writes of a member were done lately: who removes a comment may write the same one again. */
  static async forgetTwins(db: Transaction<ApiTables>, memberId: number): Promise<void> {
    await db.deleteFrom('writes').where('member_id', '=', memberId).where('key', 'like', 'same:%').execute();
  }

  /**
   * Runs `perform` in a transaction together with the memory of it, or returns the earlier outcome. It may be run more
   * than once, of which one counts: it must change nothing but the database. Rejects with kind `conflict` when the key
   * was used for something else.
   */
  async once<T extends Outcome>(
    { memberId, key, content, twins = true }: Write,
    perform: (db: Transaction<ApiTables>) => Promise<T>,
  ): Promise<T> {
    if (key === null && !twins) return transact(this.db, perform);
    const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('hex');
    const row = {
      member_id: memberId,
      key: key === null ? `same:${fingerprint}` : `key:${key}`,
      fingerprint,
    };
    return transact(this.db, async (db) => {
      if (await this.#begin(db, row, key === null ? repetitionMs : keptMs)) {
        const outcome = await perform(db);
        await db
          .updateTable('writes')
          .set({ outcome: JSON.stringify(outcome) })
          .where('member_id', '=', memberId)
          .where('key', '=', row.key)
          .execute();
        await this.#forgetOldest(db, memberId);
        return outcome;
      }
      // Written by the same call with the same content.
      return (await this.#readOutcome(db, row)) as T;
    });
  }

  /** Clears writes away that are too old to be repeated. Rows that someone else works on are left for later. */
  async clearOld(): Promise<number> {
    const old = this.db
      .selectFrom('writes')
      .select(['member_id', 'key'])
      .where('created_at', '<=', this.#before(keptMs))
      .limit(batch)
      .forUpdate()
      .skipLocked();
    const { numDeletedRows } = await this.db
      .deleteFrom('writes')
      .where((row) => row(row.refTuple('member_id', 'key'), 'in', old.$asTuple('member_id', 'key')))
      .executeTakeFirst();
    return Number(numDeletedRows);
  }

  /**
   * Notes a write that begins; false when it was done before. The note comes first: a twin, in this process or in
   * another, waits at it for the outcome. One that is older than `validMs` is replaced.
   */
  async #begin(db: Transaction<ApiTables>, row: WriteRow, validMs: number): Promise<boolean> {
    const created_at = this.now();
    const { member_id, key, fingerprint } = row;
    const begun = await db
      .insertInto('writes')
      .values({ member_id, key, fingerprint, outcome: 'null', created_at })
      .onConflict((conflict) =>
        conflict
          .columns(['member_id', 'key'])
          .doUpdateSet({ fingerprint, outcome: 'null', created_at })
          .where('writes.created_at', '<=', this.#before(validMs)),
      )
      .returning('key')
      .executeTakeFirst();
    return begun !== undefined;
  }

  async #forgetOldest(db: Transaction<ApiTables>, memberId: number): Promise<void> {
    const oldestKept = db
      .selectFrom('writes')
      .select('created_at')
      .where('member_id', '=', memberId)
      .orderBy('created_at', 'desc')
      .offset(maxPerMember - 1)
      .limit(1);
    await db
      .deleteFrom('writes')
      .where('member_id', '=', memberId)
      .where('created_at', '<', oldestKept)
      .execute();
  }

  async #readOutcome(
    db: Transaction<ApiTables>,
    { member_id, key, fingerprint }: WriteRow,
  ): Promise<unknown> {
    const earlier = await db
      .selectFrom('writes')
      .select(['fingerprint', 'outcome'])
      .where('member_id', '=', member_id)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (earlier.fingerprint !== fingerprint) throw new ApiError('conflict', sentences.reusedKey);
    return earlier.outcome;
  }

  #before(milliseconds: number): Date {
    return new Date(this.now().getTime() - milliseconds);
  }
}
