import type { ApiDb } from '../../schema/api-schema.ts';
import type { Holding } from './holding.ts';
import { readPicture } from './stored-pictures.ts';

async function readImages(db: ApiDb, announcementId: number) {
  const images = await db
    .selectFrom('announcement_images')
    .select(['picture_id', 'alt'])
    .where('announcement_id', '=', announcementId)
    .orderBy('place')
    .execute();
  const read = [];
  for (const { picture_id, alt } of images) read.push({ alt, ...(await readPicture(db, picture_id)) });
  return read;
}

async function* readAnnouncements(db: ApiDb, memberId: number) {
  const own = await db
    .selectFrom('announcements')
    .select('id')
    .where('author_id', '=', memberId)
    .orderBy('id')
    .execute();
  for (const { id } of own) {
    const one = await db
      .selectFrom('announcements')
      .select(['text', 'created_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (one) yield { id: String(id), ...one, images: await readImages(db, id) };
  }
}

/** What the member published, with its images; comments and likes of others under it go with it. */
export const announcements: Holding = {
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

/** What the member wrote under announcements. */
export const comments: Holding = {
  name: 'comments',
  columns: ['announcement_comments.author_id'],
  read: (db, memberId) =>
    db
      .selectFrom('announcement_comments')
      .select(['id', 'announcement_id', 'text', 'created_at'])
      .where('author_id', '=', memberId)
      .orderBy('id')
      .execute(),
  erase: async (db, memberId) => {
    await db.deleteFrom('announcement_comments').where('author_id', '=', memberId).execute();
  },
};

/** What the member liked. */
export const likes: Holding = {
  name: 'likes',
  columns: ['announcement_likes.member_id'],
  read: (db, memberId) =>
    db
      .selectFrom('announcement_likes')
      .select('announcement_id')
      .where('member_id', '=', memberId)
      .orderBy('announcement_id')
      .execute(),
  erase: async (db, memberId) => {
    await db.deleteFrom('announcement_likes').where('member_id', '=', memberId).execute();
  },
};
