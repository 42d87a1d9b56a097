import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
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

const keptMs = 24 * 60 * 60 * 1000;
/** How long the same write by the same member counts as a repetition when no key was given (design.md, section 6). */
const repetitionMs = 10_000;

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
   * Runs `perform` in a transaction together with the memory of it, or returns the earlier reply. Rejects with kind
   * `conflict` when the key was used for something else.
   */
  async once<T>(
    { memberId, key, content, twins = true }: Write,
    perform: (db: Transaction<ApiTables>) => Promise<T>,
  ): Promise<T> {
    if (key === null && !twins) return this.db.transaction().execute(perform);
    const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('hex');
    const now = this.now();
    const row = {
      member_id: memberId,
      key: key === null ? `same:${fingerprint}` : `key:${key}`,
      fingerprint,
    };
    return this.db.transaction().execute(async (db) => {
      await db
        .deleteFrom('writes')
        .where('created_at', '<=', new Date(now.getTime() - keptMs))
        .execute();
      if (key === null) {
        const stale = new Date(now.getTime() - repetitionMs);
        await db
          .deleteFrom('writes')
          .where('member_id', '=', memberId)
          .where('key', '=', row.key)
          .where('created_at', '<=', stale)
          .execute();
      }
      // The unfinished row comes first: on a server with many connections a twin waits here for the outcome.
      const started = await db
        .insertInto('writes')
        .values({ ...row, reply: 'null', created_at: now })
        .onConflict((conflict) => conflict.columns(['member_id', 'key']).doNothing())
        .returning('key')
        .executeTakeFirst();
      const mine = db.updateTable('writes').where('member_id', '=', memberId).where('key', '=', row.key);
      if (started) {
        const reply = await perform(db);
        await mine.set({ reply: JSON.stringify(reply) }).execute();
        return reply;
      }
      const earlier = await db
        .selectFrom('writes')
        .select(['fingerprint', 'reply'])
        .where('member_id', '=', memberId)
        .where('key', '=', row.key)
        .executeTakeFirstOrThrow();
      if (earlier.fingerprint !== fingerprint) throw new ApiError('conflict', sentences.reusedKey);
      // Written above by the same call with the same content.
      return earlier.reply as T;
    });
  }
}
