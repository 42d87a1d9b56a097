import { isDeepStrictEqual } from 'node:util';
import type { CommentEditWire } from '@az/shared/contracts';
import { sql, type Transaction } from 'kysely';
import type { Limit } from '../config/api-config.ts';
import { uuidV7 } from '../database/uuid-v7.ts';
import { notFound } from '../errors/api-error.ts';
import type { ApiTables } from '../schema/tables.ts';
import { holdAnnouncement, type Liked } from './announcement-writes.ts';
import { removedCommentValues } from './comment-repository.ts';
import { limitRows } from './limit-rows.ts';

export type NewComment = {
  announcementId: number;
  authorId: number;
  /** What the author wrote: columns of the row. */
  written: CommentEditWire;
  createdAt: Date;
  /** How many the author may write in a period. */
  limit: Limit;
  replyTo: number | null;
};

type Thread = { parent_id: number | null; root_id: number | null };

/** Finds a comment that is not removed, and locks it until the transaction ends. */
const holdComment = (db: Transaction<ApiTables>, id: number) =>
  db
    .selectFrom('announcement_comments as one')
    .innerJoin('announcements', 'announcements.id', 'one.announcement_id')
    .selectAll('one')
    .select('announcements.author_id as announcement_author_id')
    .where('one.id', '=', id)
    .where('one.removed_at', 'is', null)
    .forNoKeyUpdate('one')
    .executeTakeFirst();

/** Position of a reply. Threads have three levels: a reply to a third-level comment is stored on that level, too. */
async function findThread(
  db: Transaction<ApiTables>,
  announcementId: number,
  replyTo: number,
): Promise<Thread> {
  const to = await holdComment(db, replyTo);
  if (to?.announcement_id !== announcementId) notFound();
  const isThirdLevel = to.parent_id !== to.root_id;
  return { parent_id: isThirdLevel ? to.parent_id : to.id, root_id: to.root_id ?? to.id };
}

/**
 * Stores a comment, in the caller's transaction, and returns its id. Throws kind `not-found` when the announcement,
 * or the comment that it replies to, has been removed, and `too-many` when the author has written too many.
 */
export async function addComment(db: Transaction<ApiTables>, comment: NewComment): Promise<number> {
  const { announcementId, authorId, written, createdAt, limit, replyTo } = comment;
  if (!(await holdAnnouncement(db, announcementId))) notFound();
  await limitRows(db, { table: 'announcement_comments', authorId, createdAt, limit });
  const thread = replyTo === null ? {} : await findThread(db, announcementId, replyTo);
  const { id } = await db
    .insertInto('announcement_comments')
    .values({
      public_id: uuidV7(createdAt),
      announcement_id: announcementId,
      author_id: authorId,
      ...written,
      created_at: createdAt,
      ...thread,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes what a member wrote in their own comment; false when it is not theirs. */
export async function editComment(
  db: Transaction<ApiTables>,
  memberId: number,
  id: number,
  written: CommentEditWire,
  at: Date,
): Promise<boolean> {
  const comment = await holdComment(db, id);
  if (comment?.author_id !== memberId) return false;
  if (isDeepStrictEqual({ ...comment, ...written }, comment)) return true;
  await db
    .updateTable('announcement_comments')
    .set({ ...written, edited_at: at, rev: sql<number>`rev + 1` })
    .where('id', '=', id)
    .execute();
  return true;
}

/** False if the member wrote neither comment nor announcement. A comment with replies loses only text and author. */
export async function removeComment(
  db: Transaction<ApiTables>,
  memberId: number,
  id: number,
  at: Date,
): Promise<boolean> {
  const comment = await holdComment(db, id);
  if (!comment) return false;
  if (comment.author_id !== memberId && comment.announcement_author_id !== memberId) return false;
  if (comment.replies === 0) {
    await db.deleteFrom('announcement_comments').where('id', '=', id).execute();
    return true;
  }
  await db.deleteFrom('comment_likes').where('comment_id', '=', id).execute();
  await db
    .updateTable('announcement_comments')
    .set({ ...removedCommentValues, removed_at: at, rev: sql<number>`rev + 1` })
    .where('id', '=', id)
    .execute();
  return true;
}

/** Sets whether a member likes a comment; null when there is no such comment. */
export async function setCommentLiked(
  db: Transaction<ApiTables>,
  memberId: number,
  id: number,
  liked: boolean,
): Promise<Liked | null> {
  if (!(await holdComment(db, id))) return null;
  await (liked
    ? db
        .insertInto('comment_likes')
        .values({ comment_id: id, member_id: memberId })
        .onConflict((conflict) => conflict.columns(['comment_id', 'member_id']).doNothing())
        .execute()
    : db
        .deleteFrom('comment_likes')
        .where('comment_id', '=', id)
        .where('member_id', '=', memberId)
        .execute());
  const { likes, rev } = await db
    .selectFrom('announcement_comments')
    .select(['likes', 'rev'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { likes, rev: Number(rev) };
}
