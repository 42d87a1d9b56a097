import type { Transaction } from 'kysely';
import type { Limit } from '../config/api-config.ts';
import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';
import type { ApiTables } from '../schema/tables.ts';

/** A row that a member adds to a table, and how many the table may have of them in a period. */
type LimitedRow = {
  table: 'announcements' | 'announcement_comments';
  authorId: number;
  createdAt: Date;
  limit: Limit;
};

/** Writes of one member that can run at the same time: as many as five processes have connections. */
const maxConcurrent = 50;

/**
 * Throws kind `too-many` when a member has added too many rows. They are counted in the table, which all processes share.
 * Close to the limit the member's row is locked, so that writes at the same time count each other. Removed rows do not
 * count.
 */
export async function limitRows(
  db: Transaction<ApiTables>,
  { table, authorId, createdAt, limit }: LimitedRow,
): Promise<void> {
  const begin = createdAt.getTime() - limit.windowMs;
  /** When the last row before the `newer` latest ones was added; undefined when there is none in the period. */
  const findBefore = (newer: number) =>
    db
      .selectFrom(table)
      .select('created_at')
      .where('author_id', '=', authorId)
      .where('created_at', '>', new Date(begin))
      .orderBy('created_at', 'desc')
      .offset(newer)
      .limit(1)
      .executeTakeFirst();
  if (limit.count > maxConcurrent && !(await findBefore(limit.count - maxConcurrent))) return;
  await db.selectFrom('members').select('id').where('id', '=', authorId).forNoKeyUpdate().execute();
  const oldest = await findBefore(limit.count - 1);
  if (!oldest) return;
  // A write at the same time may be stored with a later time than this one.
  const retryAfterMs = Math.min(oldest.created_at.getTime() - begin, limit.windowMs);
  throw new ApiError('too-many', sentences.tooManyPosts, { retryAfterMs });
}
