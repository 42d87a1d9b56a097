import type { Transaction } from 'kysely';
import type { Limit } from '../api-config.ts';
import { ApiError } from '../http/api-error.ts';
import { sentences } from '../http/sentences.ts';
import type { ApiTables } from '../schema/tables.ts';

/** A row that a member adds to a table, and how many the table may have of them in a period. */
export type LimitedRow = {
  table: 'announcements' | 'announcement_comments';
  authorId: number;
  createdAt: Date;
  limit: Limit;
};

/**
 * Throws kind `too-many` when a member has added too many rows. They are counted in the table, which all processes share;
 * the member's row is locked, so that writes at the same time count each other. Removed rows do not count.
 */
export async function limitRows(
  db: Transaction<ApiTables>,
  { table, authorId, createdAt, limit }: LimitedRow,
): Promise<void> {
  await db.selectFrom('members').select('id').where('id', '=', authorId).forNoKeyUpdate().execute();
  const begin = createdAt.getTime() - limit.windowMs;
  const oldest = await db
    .selectFrom(table)
    .select('created_at')
    .where('author_id', '=', authorId)
    .where('created_at', '>', new Date(begin))
    .orderBy('created_at', 'desc')
    .offset(limit.count - 1)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  const retryAfterMs = oldest.created_at.getTime() - begin;
  throw new ApiError('too-many', sentences.tooManyPosts, { retryAfterMs });
}
