import type { Transaction } from 'kysely';
import type { Limit } from '../config/api-config.ts';
import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';
import type { ApiTables } from '../schema/tables.ts';

type Db = Transaction<ApiTables>;

/** Rows that are limited in a period, and the time of the row that is added. */
type Limited = {
  at: Date;
  limit: Limit;
  /** The time of the latest row after `begin`, except the `newer` latest ones; undefined if there is no such row. */
  findTime: (begin: Date, newer: number) => Promise<Date | undefined>;
};

/** Maximum of concurrent writes of one member: five processes with ten connections each. */
const maxConcurrent = 50;

/** How many milliseconds remain until a row can be added; 0 if it can be added now. */
export async function waitForRows({ at, limit, findTime }: Limited): Promise<number> {
  const begin = at.getTime() - limit.windowMs;
  const oldest = await findTime(new Date(begin), limit.count - 1);
  // Limited to the period, because a concurrent write may have stored a later time than `at`.
  return oldest ? Math.min(Math.max(1, oldest.getTime() - begin), limit.windowMs) : 0;
}

/**
 * Like `waitForRows`, for rows of a member that are counted in a table, because all processes share it. Close to the
 * limit, the member's row is locked, so that concurrent writes count each other.
 */
export async function waitForRowsOf(db: Db, memberId: number, limited: Limited): Promise<number> {
  const { at, limit, findTime } = limited;
  const begin = new Date(at.getTime() - limit.windowMs);
  if (limit.count > maxConcurrent && !(await findTime(begin, limit.count - maxConcurrent))) return 0;
  await db.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
  return waitForRows(limited);
}

/** A row that a member adds to a table, and how many rows the member may add in a period. */
type LimitedRow = {
  table: 'announcements' | 'announcement_comments';
  authorId: number;
  createdAt: Date;
  limit: Limit;
};

/** Throws kind `too-many` when a member has added too many rows. Removed rows do not count. */
export async function limitRows(db: Db, { table, authorId, createdAt, limit }: LimitedRow): Promise<void> {
  const findTime = async (begin: Date, newer: number) => {
    const row = await db
      .selectFrom(table)
      .select('created_at')
      .where('author_id', '=', authorId)
      .where('created_at', '>', begin)
      .orderBy('created_at', 'desc')
      .offset(newer)
      .limit(1)
      .executeTakeFirst();
    return row?.created_at;
  };
  const retryAfterMs = await waitForRowsOf(db, authorId, { at: createdAt, limit, findTime });
  if (retryAfterMs > 0) throw new ApiError('too-many', sentences.tooManyPosts, { retryAfterMs });
}
