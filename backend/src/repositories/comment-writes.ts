import { isDeepStrictEqual } from 'node:util';
import type { CommentEditWire } from '@az/shared/contracts';
import { sql, type Transaction } from 'kysely';
import type { Limit } from '../config/api-config.ts';
import { uuidV7 } from '../database/uuid-v7.ts';
import { notFound } from '../errors/api-error.ts';
import type { Emission } from '../live/emission.ts';
import type { ApiTables } from '../schema/tables.ts';
import { holdAnnouncement, type Like, type Liked } from './announcement-writes.ts';
import { removedCommentValues } from './comment-repository.ts';
import { forgetComment } from './forget-notifications.ts';
import { limitRows } from './limit-rows.ts';
import { storeMentions } from './mentions.ts';
import { notify, takeBack } from './notify.ts';

export type NewComment = {
  announcementId: number;
  authorId: number;
  /** What the author wrote: columns of the row, and the mentions. */
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

/**
 * The author of a comment, and the position of a reply to it. Threads have three levels: a reply to a third-level comment
 * is stored on that level, too.
 */
async function findAnswered(
  db: Transaction<ApiTables>,
  announcementId: number,
  replyTo: number,
): Promise<{ author: number | null; thread: Thread }> {
  const to = await holdComment(db, replyTo);
  if (to?.announcement_id !== announcementId) notFound();
  const isThirdLevel = to.parent_id !== to.root_id;
  const thread = { parent_id: isThirdLevel ? to.parent_id : to.id, root_id: to.root_id ?? to.id };
  return { author: to.author_id, thread };
}

/**
 * Stores a comment, in the caller's transaction, and returns its id. Throws kind `not-found` when the announcement,
 * or the comment that it replies to, has been removed, and `too-many` when the author has written too many.
 */
export async function addComment(
  db: Transaction<ApiTables>,
  emission: Emission,
  comment: NewComment,
): Promise<number> {
  const { announcementId, authorId, createdAt, limit, replyTo } = comment;
  const { mentions, ...written } = comment.written;
  const to = (await holdAnnouncement(db, announcementId)) ?? notFound();
  await limitRows(db, { table: 'announcement_comments', authorId, createdAt, limit });
  const answered = replyTo === null ? null : await findAnswered(db, announcementId, replyTo);
  const { id } = await db
    .insertInto('announcement_comments')
    .values({
      public_id: uuidV7(createdAt),
      announcement_id: announcementId,
      author_id: authorId,
      ...written,
      created_at: createdAt,
      ...answered?.thread,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const act = { actor: authorId, at: createdAt };
  const subject = { announcement: announcementId, comment: id };
  // Everybody is told of the comment once: of the reply to theirs, else of the mention, else as the announcement's author.
  const told: number[] = [];
  const { author = null } = answered ?? {};
  if (author !== null && (await notify(db, emission, { ...act, cause: 'reply', to: author, subject })))
    told.push(author);
  const stored = { subject, author: authorId, text: written.text, mentions, at: createdAt };
  told.push(...(await storeMentions(db, emission, stored, told)).notified);
  if (!told.includes(to))
    await notify(db, emission, { ...act, cause: 'comment', to, subject: { announcement: announcementId } });
  return id;
}

/** Changes what a member wrote in their own comment; false when it is not theirs. */
export async function editComment(
  db: Transaction<ApiTables>,
  emission: Emission,
  memberId: number,
  id: number,
  { mentions, ...written }: CommentEditWire,
  at: Date,
): Promise<boolean> {
  const comment = await holdComment(db, id);
  if (comment?.author_id !== memberId) return false;
  const subject = { announcement: comment.announcement_id, comment: id };
  const stored = { subject, author: memberId, text: written.text, mentions, at };
  const { isNew } = await storeMentions(db, emission, stored);
  if (!isNew && isDeepStrictEqual({ ...comment, ...written }, comment)) return true;
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
  emission: Emission,
  { memberId, id, at }: { memberId: number; id: number; at: Date },
): Promise<boolean> {
  const comment = await holdComment(db, id);
  if (!comment) return false;
  if (comment.author_id !== memberId && comment.announcement_author_id !== memberId) return false;
  await forgetComment(db, emission, id);
  if (comment.replies === 0) await db.deleteFrom('announcement_comments').where('id', '=', id).execute();
  else {
    await db.deleteFrom('comment_likes').where('comment_id', '=', id).execute();
    await db.deleteFrom('mentions').where('comment_id', '=', id).execute();
    await db
      .updateTable('announcement_comments')
      .set({ ...removedCommentValues, removed_at: at, rev: sql<number>`rev + 1` })
      .where('id', '=', id)
      .execute();
  }
  await takeCommentBack(db, emission, comment, at);
  return true;
}

type Removed = { announcement_id: number; announcement_author_id: number; author_id: number | null };

/** Takes a removed comment out of the notifications of the announcement's author, unless its author has written others. */
async function takeCommentBack(
  db: Transaction<ApiTables>,
  emission: Emission,
  { announcement_id: announcement, announcement_author_id: to, author_id: actor }: Removed,
  at: Date,
): Promise<void> {
  if (actor === null || actor === to) return;
  const another = await db
    .selectFrom('announcement_comments')
    .select('id')
    .where('announcement_id', '=', announcement)
    .where('author_id', '=', actor)
    .limit(1)
    .executeTakeFirst();
  // The notification leads to the last comment that is left.
  if (another) emission.store({ to: [to], type: 'notification.changed', subject: '' });
  else await takeBack(db, emission, { causes: ['comment'], to, actor, subject: { announcement }, at });
}

/** Sets whether a member likes a comment; null when there is no such comment. */
export async function setCommentLiked(
  db: Transaction<ApiTables>,
  emission: Emission,
  { memberId, id, liked, at }: Like,
): Promise<Liked | null> {
  const comment = await holdComment(db, id);
  if (!comment) return null;
  const subject = { announcement: comment.announcement_id, comment: id };
  const act = { to: comment.author_id, actor: memberId, subject, at };
  if (liked) {
    const added = await db
      .insertInto('comment_likes')
      .values({ comment_id: id, member_id: memberId })
      .onConflict((conflict) => conflict.columns(['comment_id', 'member_id']).doNothing())
      .returning('member_id')
      .executeTakeFirst();
    if (added) await notify(db, emission, { ...act, cause: 'comment-like' });
  } else {
    await db
      .deleteFrom('comment_likes')
      .where('comment_id', '=', id)
      .where('member_id', '=', memberId)
      .execute();
    await takeBack(db, emission, { ...act, causes: ['comment-like'] });
  }
  const { likes, rev } = await db
    .selectFrom('announcement_comments')
    .select(['likes', 'rev'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { likes, rev: Number(rev) };
}
