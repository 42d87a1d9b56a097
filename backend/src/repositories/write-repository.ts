import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';
import type { Bus } from '../live/bus.ts';
import { type EmittingWork, withEvents } from '../live/with-events.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import { deleteBatch } from '../schema/delete-batch.ts';
import type { ApiTables } from '../schema/tables.ts';

/** A write that creates something, which must happen once. */
export type Write = {
  memberId: number;
  /** The sender's key (`readKey`). Without a key, equal writes within ten seconds count as one. */
  key: string | null;
  /** The call with its whole request. */
  content: unknown;
};

type WriteRow = { member_id: number; key: string; fingerprint: string };

/** How long a write with a key is remembered. Clients retry for a week by themselves, later only if a member asks. */
const keptMs = 30 * 24 * 60 * 60 * 1000;
/** How long the same write by the same member counts as a repetition when no key was given. */
const repetitionMs = 10_000;
/** Remembered writes of one member at most. At the highest allowed rate, that is eight minutes. */
const maxPerMember = 1000;

/** Stores the ids of what writes created: a repeated request creates nothing, even after a removal. */
export class WriteRepository {
  constructor(
    readonly db: ApiDb,
    readonly bus: Bus,
    readonly now: () => Date,
  ) {}

  /** Deletes a member's writes without a key, so that a removed comment can be written again. */
  static async deleteRepetitions(db: Transaction<ApiTables>, memberId: number): Promise<void> {
    await db.deleteFrom('writes').where('member_id', '=', memberId).where('key', 'like', 'same:%').execute();
  }

  /**
   * Runs `perform` in a transaction that also stores the id that it returns and the events it emits. If the write was
   * done before, returns the id of that time instead. `perform` may run more than once but is committed only once, so
   * it must change nothing but the database. Rejects with kind `conflict` when the key was used for something else.
   */
  async once({ memberId, key, content }: Write, perform: EmittingWork<number>): Promise<number> {
    const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('hex');
    const row = {
      member_id: memberId,
      key: key === null ? `same:${fingerprint}` : `key:${key}`,
      fingerprint,
    };
    return withEvents(this.db, this.bus, async (db, emission) => {
      if (!(await this.#begin(db, row, key === null ? repetitionMs : keptMs)))
        return this.#readOutcome(db, row);
      const outcome = await perform(db, emission);
      await db
        .updateTable('writes')
        .set({ outcome: JSON.stringify(outcome) })
        .where('member_id', '=', memberId)
        .where('key', '=', row.key)
        .execute();
      await this.#forgetOldest(db, memberId);
      return outcome;
    });
  }

  async clearOld(): Promise<number> {
    return await deleteBatch(this.db, 'writes', sql`created_at <= ${this.#before(keptMs)}`);
  }

  /**
   * Stores that a write begins; false when it was done before. A concurrent repetition waits for the row's
   * lock. A row older than `validMs` is replaced.
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

  async #readOutcome(db: Transaction<ApiTables>, { member_id, key, fingerprint }: WriteRow): Promise<number> {
    const earlier = await db
      .selectFrom('writes')
      .select(['fingerprint', 'outcome'])
      .where('member_id', '=', member_id)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    // Rows from migration 0013 have an empty fingerprint: what was sent then is unknown.
    if (earlier.fingerprint !== fingerprint && earlier.fingerprint !== '')
      throw new ApiError('conflict', sentences.reusedKey);
    return Number(earlier.outcome);
  }

  #before(milliseconds: number): Date {
    return new Date(this.now().getTime() - milliseconds);
  }
}
