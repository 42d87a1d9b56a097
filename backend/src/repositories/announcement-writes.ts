import { tagsOf } from '@az/shared/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Limit } from '../api-config.ts';
import { uuidV7 } from '../database/uuid-v7.ts';
import { ApiError } from '../http/api-error.ts';
import { sentences } from '../http/sentences.ts';
import type { EncodedPicture } from '../pictures/encode-picture.ts';
import type { ApiTables } from '../schema/tables.ts';
import { limitRows } from './limit-rows.ts';
import { PictureRepository } from './picture-repository.ts';

/** An announcement to store; each picture with its sizes, the largest first. */
export type NewAnnouncement = {
  authorId: number;
  text: string;
  createdAt: Date;
  /** How many the author may publish in a period. */
  limit: Limit;
  images: { alt: string; sizes: [EncodedPicture, ...EncodedPicture[]] }[];
};

/** Likes of an announcement, and its revision. */
export type Liked = { likes: number; rev: number };

/** Stores the tags of an announcement's text in place of earlier ones. */
export async function storeTags(db: Kysely<ApiTables>, id: number, text: string): Promise<void> {
  await db.deleteFrom('announcement_tags').where('announcement_id', '=', id).execute();
  const rows = tagsOf(text).map((tag) => ({ announcement_id: id, tag }));
  if (rows.length > 0) await db.insertInto('announcement_tags').values(rows).execute();
}

/**
 * Adds an announcement with its pictures, in a transaction of the caller's, and returns its id. Throws kind `too-many` when
 * the author has published too many.
 */
export async function addAnnouncement(
  db: Transaction<ApiTables>,
  { authorId, text, createdAt, limit, images }: NewAnnouncement,
): Promise<number> {
  await limitRows(db, { table: 'announcements', authorId, createdAt, limit });
  if (images.length > 0) await PictureRepository.lock(db);
  const { id } = await db
    .insertInto('announcements')
    .values({ public_id: uuidV7(createdAt), author_id: authorId, text, created_at: createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  await storeTags(db, id, text);
  for (const [index, { alt, sizes }] of images.entries()) {
    const picture_id = await PictureRepository.storeSizes(db, sizes, true);
    await db
      .insertInto('announcement_images')
      .values({ announcement_id: id, place: index, picture_id, alt })
      .execute();
  }
  return id;
}

/** Changes the text of a member's own announcement; false when it is not theirs. Throws kind `invalid` when it gets empty. */
export async function editAnnouncement(
  db: Transaction<ApiTables>,
  memberId: number,
  id: number,
  { text, at }: { text: string; at: Date },
): Promise<boolean> {
  const known = await db
    .selectFrom('announcements as one')
    .innerJoin('announcement_counters as counters', 'counters.announcement_id', 'one.id')
    .select(['one.text', 'counters.images'])
    .where('one.id', '=', id)
    .where('one.author_id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!known) return false;
  if (text === '' && known.images === 0) throw new ApiError('invalid', sentences.emptyAnnouncement);
  if (known.text === text) return true;
  await db.updateTable('announcements').set({ text, edited_at: at }).where('id', '=', id).execute();
  await storeTags(db, id, text);
  await db
    .updateTable('announcement_counters')
    .set({ rev: sql<number>`rev + 1` })
    .where('announcement_id', '=', id)
    .execute();
  return true;
}

/** Removes an announcement of a member with its comments, likes and images; false when it is not theirs. */
export async function removeAnnouncement(
  db: Transaction<ApiTables>,
  memberId: number,
  id: number,
): Promise<boolean> {
  await PictureRepository.lock(db);
  const images = await db
    .selectFrom('announcement_images')
    .select('picture_id')
    .where('announcement_id', '=', id)
    .execute();
  const removed = await db
    .deleteFrom('announcements')
    .where('id', '=', id)
    .where('author_id', '=', memberId)
    .returning('id')
    .executeTakeFirst();
  if (!removed) return false;
  await PictureRepository.removeUnused(
    db,
    images.map((image) => image.picture_id),
  );
  return true;
}

/** Whether an announcement exists; it cannot be removed until the transaction ends. */
export async function holdAnnouncement(db: Transaction<ApiTables>, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('announcements')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return found !== undefined;
}

/** Sets whether a member likes an announcement; null when there is no such announcement. */
export async function setLiked(
  db: Transaction<ApiTables>,
  memberId: number,
  id: number,
  liked: boolean,
): Promise<Liked | null> {
  if (!(await holdAnnouncement(db, id))) return null;
  const row = { announcement_id: id, member_id: memberId };
  await (liked
    ? db
        .insertInto('announcement_likes')
        .values(row)
        .onConflict((conflict) => conflict.columns(['announcement_id', 'member_id']).doNothing())
        .execute()
    : db
        .deleteFrom('announcement_likes')
        .where('announcement_id', '=', id)
        .where('member_id', '=', memberId)
        .execute());
  const { likes, rev } = await db
    .selectFrom('announcement_counters')
    .select(['likes', 'rev'])
    .where('announcement_id', '=', id)
    .executeTakeFirstOrThrow();
  return { likes, rev: Number(rev) };
}
