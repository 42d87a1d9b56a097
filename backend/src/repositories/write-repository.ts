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

type WriteRow = { member_id: number; key: string; fingerprint: string };

const keptMs = 24 * 60 * 60 * 1000;
/** How long the same write by the same member counts as a repetition when no key was given. */
const repetitionMs = 10_000;
/** How many old rows one statement clears away. */
const batch = 1000;

/** Remembers writes, so that a repeated request changes nothing and gets the first one's reply. */
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
   * Runs `perform` in a transaction together with the memory of it, or returns the earlier reply. It may be run more than
   * once, of which one counts: it must change nothing but the database. Rejects with kind `conflict` when the key was
   * used for something else.
   */
  async once<T>(
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
        const reply = await perform(db);
        await db
          .updateTable('writes')
          .set({ reply: JSON.stringify(reply) })
          .where('member_id', '=', memberId)
          .where('key', '=', row.key)
          .execute();
        return reply;
      }
      // Written by the same call with the same content.
      return (await this.#readReply(db, row)) as T;
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
      .values({ member_id, key, fingerprint, reply: 'null', created_at })
      .onConflict((conflict) =>
        conflict
          .columns(['member_id', 'key'])
          .doUpdateSet({ fingerprint, reply: 'null', created_at })
          .where('writes.created_at', '<=', this.#before(validMs)),
      )
      .returning('key')
      .executeTakeFirst();
    return begun !== undefined;
  }

  async #readReply(db: Transaction<ApiTables>, { member_id, key, fingerprint }: WriteRow): Promise<unknown> {
    const earlier = await db
      .selectFrom('writes')
      .select(['fingerprint', 'reply'])
      .where('member_id', '=', member_id)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (earlier.fingerprint !== fingerprint) throw new ApiError('conflict', sentences.reusedKey);
    return earlier.reply;
  }

  #before(milliseconds: number): Date {
    return new Date(this.now().getTime() - milliseconds);
  }
}
