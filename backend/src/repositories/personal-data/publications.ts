import type { ApiDb } from '../../schema/api-schema.ts';
import { inPages, pageSize } from './in-pages.ts';
import type { PersonalData } from './personal-data.ts';
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
      .select(['id', 'text', 'created_at'])
      .where('author_id', '=', memberId)
      .where('id', '>', afterId)
      .orderBy('id')
      .limit(pageSize)
      .execute(),
  );
  for await (const { id, ...one } of own) yield { id: String(id), ...one, images: readImages(db, id) };
}

async function* readLikes(db: ApiDb, memberId: number) {
  const own = inPages((afterId) =>
    db
      .selectFrom('announcement_likes')
      .select('announcement_id as id')
      .where('member_id', '=', memberId)
      .where('announcement_id', '>', afterId)
      .orderBy('announcement_id')
      .limit(pageSize)
      .execute(),
  );
  for await (const { id } of own) yield { announcement_id: id };
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

/** What the member wrote under announcements. */
export const comments: PersonalData = {
  name: 'comments',
  columns: ['announcement_comments.author_id'],
  read: (db, memberId) =>
    inPages((afterId) =>
      db
        .selectFrom('announcement_comments')
        .select(['id', 'announcement_id', 'text', 'created_at'])
        .where('author_id', '=', memberId)
        .where('id', '>', afterId)
        .orderBy('id')
        .limit(pageSize)
        .execute(),
    ),
  erase: async (db, memberId) => {
    await db.deleteFrom('announcement_comments').where('author_id', '=', memberId).execute();
  },
};

/** What the member liked. */
export const likes: PersonalData = {
  name: 'likes',
  columns: ['announcement_likes.member_id'],
  read: readLikes,
  erase: async (db, memberId) => {
    await db.deleteFrom('announcement_likes').where('member_id', '=', memberId).execute();
  },
};
