import type { Transaction } from 'kysely';
import type { Limit } from '../config/api-config.ts';
import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';
import type { ApiTables } from '../schema/tables.ts';

/** A row that a member adds to a table, and how many rows the member may add in a period. */
type LimitedRow = {
  table: 'announcements' | 'announcement_comments';
  authorId: number;
  createdAt: Date;
  limit: Limit;
};

/** Maximum of concurrent writes of one member: five processes with ten connections each. */
const maxConcurrent = 50;

/**
 * Throws kind `too-many` when a member has added too many rows. Rows are counted in the table, because all processes
 * share it. Close to the limit, the member's row is locked, so that concurrent writes count each other. Removed rows
 * do not count.
 */
export async function limitRows(
  db: Transaction<ApiTables>,
  { table, authorId, createdAt, limit }: LimitedRow,
): Promise<void> {
  const begin = createdAt.getTime() - limit.windowMs;
  /** The latest row except the `newer` latest ones; undefined if the period has no such row. */
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
  // Limited to the period, because a concurrent write may have stored a later time than `createdAt`.
  const retryAfterMs = Math.min(oldest.created_at.getTime() - begin, limit.windowMs);
  throw new ApiError('too-many', sentences.tooManyPosts, { retryAfterMs });
}
