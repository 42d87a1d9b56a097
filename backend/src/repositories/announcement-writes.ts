import { type Audience, type MentionsWire, tagsOf } from '@az/shared/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Limit } from '../config/api-config.ts';
import { uuidV7 } from '../database/uuid-v7.ts';
import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';
import type { Emission } from '../live/emission.ts';
import type { EncodedPicture } from '../pictures/encode-picture.ts';
import type { ApiTables } from '../schema/tables.ts';
import { forgetAnnouncement, forgetUnseen } from './forget-notifications.ts';
import { limitRows } from './limit-rows.ts';
import { storeMentions } from './mentions.ts';
import { notify, takeBack } from './notify.ts';
import { PictureRepository } from './picture-repository.ts';

/** An announcement to store; each picture with its sizes, the largest first. */
export type NewAnnouncement = {
  authorId: number;
  text: string;
  mentions?: MentionsWire | undefined;
  /** Who may see it. Default: everybody. */
  audience?: Audience | undefined;
  createdAt: Date;
  /** How many the author may publish in a period. */
  limit: Limit;
  images: { alt: string; sizes: [EncodedPicture, ...EncodedPicture[]] }[];
};

export type Liked = { likes: number; rev: number };

/** Stores the tags of an announcement's text in place of earlier ones. */
export async function storeTags(db: Kysely<ApiTables>, id: number, text: string): Promise<void> {
  await db.deleteFrom('announcement_tags').where('announcement_id', '=', id).execute();
  const rows = tagsOf(text).map((tag) => ({ announcement_id: id, tag }));
  if (rows.length > 0) await db.insertInto('announcement_tags').values(rows).execute();
}

/**
 * Adds an announcement with its pictures, in the caller's transaction, and returns its id. Throws kind `too-many`
 * when the author has published too many.
 */
export async function addAnnouncement(
  db: Transaction<ApiTables>,
  emission: Emission,
  announcement: NewAnnouncement,
): Promise<number> {
  const { authorId, text, mentions, audience = 'members', createdAt, limit, images } = announcement;
  await limitRows(db, { table: 'announcements', authorId, createdAt, limit });
  if (images.length > 0) await PictureRepository.lock(db);
  const { id } = await db
    .insertInto('announcements')
    .values({
      public_id: uuidV7(createdAt),
      author_id: authorId,
      text,
      audience,
      created_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await storeTags(db, id, text);
  const written = { author: authorId, text, mentions, at: createdAt };
  await storeMentions(db, emission, { subject: { announcement: id }, ...written });
  for (const [index, { alt, sizes }] of images.entries()) {
    const picture_id = await PictureRepository.storeSizes(db, sizes, audience === 'members');
    await db
      .insertInto('announcement_images')
      .values({ announcement_id: id, place: index, picture_id, alt })
      .execute();
  }
  return id;
}

/** A change of an announcement. Fields that are missing stay as they are. */
type AnnouncementChange = {
  text?: string | undefined;
  /** Those of `text`. */
  mentions?: MentionsWire | undefined;
  audience?: Audience | undefined;
  at: Date;
};

/** Whether the audience has changed, and the pictures whose address may have changed because of that. */
type Edited = { isAudienceNew: boolean; pictureIds: string[] };

const pictureIdsOf = async (db: Transaction<ApiTables>, id: number): Promise<string[]> =>
  (
    await db
      .selectFrom('announcement_images')
      .select('picture_id')
      .where('announcement_id', '=', id)
      .execute()
  ).map(({ picture_id }) => picture_id);

/**
 * Null when the announcement is not the member's. Throws kind `invalid` when neither text nor image is left. Pictures
 * lose their public address when the announcement is no longer for everybody, unless something else public shows them.
 */
export async function editAnnouncement(
  db: Transaction<ApiTables>,
  emission: Emission,
  memberId: number,
  id: number,
  { at, ...change }: AnnouncementChange,
): Promise<Edited | null> {
  if (change.audience) await PictureRepository.lock(db);
  const known = await db
    .selectFrom('announcements as one')
    .innerJoin('announcement_counters as counters', 'counters.announcement_id', 'one.id')
    .select(['one.text', 'one.audience', 'counters.images'])
    .where('one.id', '=', id)
    .where('one.author_id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!known) return null;
  const { text = known.text, audience = known.audience } = change;
  if (text === '' && known.images === 0) throw new ApiError('invalid', sentences.emptyAnnouncement);
  const written = { subject: { announcement: id }, author: memberId, text, mentions: change.mentions, at };
  const { isNew } = change.text === undefined ? { isNew: false } : await storeMentions(db, emission, written);
  const isTextNew = isNew || text !== known.text;
  const isAudienceNew = audience !== known.audience;
  if (!isTextNew && !isAudienceNew) return { isAudienceNew, pictureIds: [] };
  await db
    .updateTable('announcements')
    .set({ text, audience, ...(isTextNew && { edited_at: at }) })
    .where('id', '=', id)
    .execute();
  if (isTextNew) await storeTags(db, id, text);
  if (isAudienceNew) await forgetUnseen(db, emission, { announcement: id, author: memberId, audience });
  const pictures = isAudienceNew ? await pictureIdsOf(db, id) : [];
  const pictureIds = await PictureRepository.setPublic(db, pictures);
  await db
    .updateTable('announcement_counters')
    .set({ rev: sql<number>`rev + 1` })
    .where('announcement_id', '=', id)
    .execute();
  return { isAudienceNew, pictureIds };
}

/** Removes an announcement of a member with its comments, likes and images; false when it is not theirs. */
export async function removeAnnouncement(
  db: Transaction<ApiTables>,
  emission: Emission,
  memberId: number,
  id: number,
): Promise<boolean> {
  await PictureRepository.lock(db);
  const pictureIds = await pictureIdsOf(db, id);
  const own = await db
    .selectFrom('announcements')
    .select('id')
    .where('id', '=', id)
    .where('author_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  if (!own) return false;
  await forgetAnnouncement(db, emission, id);
  await db.deleteFrom('announcements').where('id', '=', id).execute();
  await PictureRepository.removeUnused(db, pictureIds);
  return true;
}

/** The author of an announcement, or null if there is none; it cannot be removed until the transaction ends. */
export async function holdAnnouncement(db: Transaction<ApiTables>, id: number): Promise<number | null> {
  const found = await db
    .selectFrom('announcements')
    .select('author_id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return found?.author_id ?? null;
}

/** A like of an announcement or a comment, which the member gives or takes back. */
export type Like = { memberId: number; id: number; liked: boolean; at: Date };

/** Sets whether a member likes an announcement; null when there is no such announcement. */
export async function setLiked(
  db: Transaction<ApiTables>,
  emission: Emission,
  { memberId, id, liked, at }: Like,
): Promise<Liked | null> {
  const to = await holdAnnouncement(db, id);
  if (to === null) return null;
  const act = { to, actor: memberId, subject: { announcement: id }, at };
  if (liked) {
    const added = await db
      .insertInto('announcement_likes')
      .values({ announcement_id: id, member_id: memberId })
      .onConflict((conflict) => conflict.columns(['announcement_id', 'member_id']).doNothing())
      .returning('member_id')
      .executeTakeFirst();
    if (added) await notify(db, emission, { ...act, cause: 'like' });
  } else {
    await db
      .deleteFrom('announcement_likes')
      .where('announcement_id', '=', id)
      .where('member_id', '=', memberId)
      .execute();
    await takeBack(db, emission, { ...act, causes: ['like'] });
  }
  const { likes, rev } = await db
    .selectFrom('announcement_counters')
    .select(['likes', 'rev'])
    .where('announcement_id', '=', id)
    .executeTakeFirstOrThrow();
  return { likes, rev: Number(rev) };
}
