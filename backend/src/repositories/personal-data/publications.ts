import { sql } from 'kysely';
import type { ApiDb } from '../../schema/api-schema.ts';
import { commentTextColumns, removedCommentValues } from '../comment-repository.ts';
import { inPages, pageSize } from './in-pages.ts';
import { type PersonalData, rowsOf } from './personal-data.ts';
import { readPicture } from './stored-pictures.ts';

async function* readImages(db: ApiDb, announcementId: number) {
  const images = await db
    .selectFrom('announcement_images')
    .select(['picture_id', 'alt'])
    .where('announcement_id', '=', announcementId)
    .orderBy('place')
    .execute();
  for (const { picture_id, alt } of images) yield { alt, ...(await readPicture(db, picture_id)) };
}

async function* readAnnouncements(db: ApiDb, memberId: number) {
  const own = inPages((afterId) =>
    db
      .selectFrom('announcements')
      .select(['id', 'public_id', 'text', 'audience', 'created_at', 'edited_at'])
      .where('author_id', '=', memberId)
      .where('id', '>', afterId)
      .orderBy('id')
      .limit(pageSize)
      .execute(),
  );
  for await (const { id, public_id, ...one } of own)
    yield { id: public_id, ...one, images: readImages(db, id) };
}

async function* readComments(db: ApiDb, memberId: number) {
  const own = inPages((afterId) =>
    db
      .selectFrom('announcement_comments as one')
      .innerJoin('announcements', 'announcements.id', 'one.announcement_id')
      .select(['one.id', 'one.public_id', 'announcements.public_id as announcement_id'])
      .select(commentTextColumns)
      .where('one.author_id', '=', memberId)
      .where('one.id', '>', afterId)
      .orderBy('one.id')
      .limit(pageSize)
      .execute(),
  );
  for await (const { id: _, public_id, ...one } of own) yield { id: public_id, ...one };
}

async function* readLikes(db: ApiDb, memberId: number) {
  const own = inPages((afterId) =>
    db
      .selectFrom('announcement_likes')
      .innerJoin('announcements', 'announcements.id', 'announcement_likes.announcement_id')
      .select(['announcements.id', 'public_id'])
      .where('member_id', '=', memberId)
      .where('announcement_id', '>', afterId)
      .orderBy('announcement_id')
      .limit(pageSize)
      .execute(),
  );
  for await (const { public_id } of own) yield { announcement_id: public_id };
}

async function* readCommentLikes(db: ApiDb, memberId: number) {
  const own = inPages((afterId) =>
    db
      .selectFrom('comment_likes')
      .innerJoin('announcement_comments', 'announcement_comments.id', 'comment_likes.comment_id')
      .select(['announcement_comments.id', 'public_id'])
      .where('member_id', '=', memberId)
      .where('comment_id', '>', afterId)
      .orderBy('comment_id')
      .limit(pageSize)
      .execute(),
  );
  for await (const { public_id } of own) yield { comment_id: public_id };
}

/** Reads the pages of each mark separately, because an announcement may have both marks. */
async function* readMarks(db: ApiDb, memberId: number) {
  for (const mark of ['saved', 'hidden'] as const) {
    const own = inPages((afterId) =>
      db
        .selectFrom('announcement_marks')
        .innerJoin('announcements', 'announcements.id', 'announcement_marks.announcement_id')
        .select(['announcements.id', 'public_id', 'at'])
        .where('member_id', '=', memberId)
        .where('mark', '=', mark)
        .where('announcement_id', '>', afterId)
        .orderBy('announcement_id')
        .limit(pageSize)
        .execute(),
    );
    for await (const { public_id, at } of own) yield { announcement_id: public_id, mark, at };
  }
}

/** Announcements of the member with their images; comments and likes of others under them are erased too. */
export const announcements: PersonalData = {
  name: 'announcements',
  columns: ['announcements.author_id'],
  read: readAnnouncements,
  erase: async (db, memberId) => {
    await db.deleteFrom('announcements').where('author_id', '=', memberId).execute();
  },
  pictures: async (db, memberId) => {
    const shown = await db
      .selectFrom('announcement_images')
      .innerJoin('announcements', 'announcements.id', 'announcement_images.announcement_id')
      .select('announcement_images.picture_id')
      .where('announcements.author_id', '=', memberId)
      .execute();
    return shown.map(({ picture_id }) => picture_id);
  },
};

/** What the member wrote under announcements. Replies of others stay, under a comment without text and author. */
export const comments: PersonalData = {
  name: 'comments',
  columns: ['announcement_comments.author_id'],
  read: readComments,
  erase: async (db, memberId) => {
    await db
      .updateTable('announcement_comments')
      .set({ ...removedCommentValues, removed_at: sql`now()` })
      .where('author_id', '=', memberId)
      .where('replies', '>', 0)
      .execute();
    await db.deleteFrom('announcement_comments').where('author_id', '=', memberId).execute();
  },
};

export const likes = rowsOf('announcement_likes', 'likes', readLikes);

export const commentLikes = rowsOf('comment_likes', 'comment_likes', readCommentLikes);

/** Where others mention the member: their text stays, without the link. */
export const mentions = rowsOf('mentions', 'mentions');

export const marks = rowsOf('announcement_marks', 'marks', readMarks);
