import type { AnnouncementImageWire, FeedItemWire } from '@az/shared/contracts';
import type { Expression, Transaction } from 'kysely';
import { parseId } from '../http/ids.ts';
import type { EncodedPicture } from '../pictures/encode-picture.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import type { ApiTables } from '../schema/tables.ts';
import { type AuthorRow, authorColumns, lastTitle, toWireAuthor } from './authors.ts';
import { PictureRepository } from './picture-repository.ts';

/** Position in the feed after which a page begins. */
export type FeedPosition = { createdAt: Date; id: number };

export type FeedSlice = { items: FeedItemWire[]; next: FeedPosition | null; total: number };

/** An announcement to store; each picture with its sizes, the largest first. */
export type NewAnnouncement = {
  authorId: number;
  text: string;
  createdAt: Date;
  images: { alt: string; sizes: [EncodedPicture, ...EncodedPicture[]] }[];
};

type Count = string | number | bigint | null;

type AnnouncementRow = AuthorRow & {
  id: number;
  text: string;
  created_at: Date;
  like_count: Count;
  own_likes: Count;
  comment_count: Count;
  image_count: Count;
};

/** Announcements and their images. */
export class AnnouncementRepository {
  constructor(
    readonly db: ApiDb,
    readonly pictureUrl: (id: string) => string,
  ) {}

  /**
   * Up to `limit` announcements as a member sees them, newest first, after a position. `next` is null when none are
   * left. `isOwn`: those that the member wrote.
   */
  async list(
    after: FeedPosition | null,
    limit: number,
    memberId: number,
    { isOwn = false } = {},
  ): Promise<FeedSlice> {
    const newest = this.#select(memberId)
      .$if(isOwn, (query) => query.where('one.author_id', '=', memberId))
      .orderBy('one.created_at', 'desc')
      .orderBy('one.id', 'desc')
      .limit(limit + 1);
    const rows = await (after
      ? newest.where((row) =>
          row(row.refTuple('one.created_at', 'one.id'), '<', row.tuple(after.createdAt, after.id)),
        )
      : newest
    ).execute();
    const items = rows.slice(0, limit).map((row) => this.#toWire(row, memberId));
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    return {
      items,
      next: last ? { createdAt: last.created_at, id: last.id } : null,
      total: await this.#count(isOwn ? memberId : null),
    };
  }

  /** One announcement as a member sees it, or null. */
  async find(id: number, memberId: number): Promise<FeedItemWire | null> {
    const row = await this.#select(memberId).where('one.id', '=', id).executeTakeFirst();
    return row ? this.#toWire(row, memberId) : null;
  }

  /** Those of some announcements that exist, as a member sees them. */
  async findAll(ids: readonly string[], memberId: number): Promise<FeedItemWire[]> {
    const numbers = ids.map(parseId).filter((id) => id !== null);
    if (numbers.length === 0) return [];
    const rows = await this.#select(memberId).where('one.id', 'in', numbers).execute();
    return rows.map((row) => this.#toWire(row, memberId));
  }

  /** Adds an announcement with its pictures, in a transaction of the caller's, and returns its id. */
  static async add(
    db: Transaction<ApiTables>,
    { authorId, text, createdAt, images }: NewAnnouncement,
  ): Promise<number> {
    if (images.length > 0) await PictureRepository.lock(db);
    const { id } = await db
      .insertInto('announcements')
      .values({ author_id: authorId, text, created_at: createdAt })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [index, { alt, sizes }] of images.entries()) {
      const picture_id = await PictureRepository.storeSizes(db, sizes, true);
      await db
        .insertInto('announcement_images')
        .values({ announcement_id: id, place: index, picture_id, alt })
        .execute();
    }
    return id;
  }

  /** Removes an announcement of a member with its comments, likes and images; false when it is not theirs. */
  static async remove(db: Transaction<ApiTables>, memberId: number, id: number): Promise<boolean> {
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

  /** Sets whether a member likes an announcement, and returns how many do; null when there is no such announcement. */
  async setLiked(memberId: number, id: number, liked: boolean): Promise<number | null> {
    if (!(await this.exists(id))) return null;
    const row = { announcement_id: id, member_id: memberId };
    if (liked) {
      await this.db
        .insertInto('announcement_likes')
        .columns(['announcement_id', 'member_id'])
        // Read from the announcement itself: it may have been removed meanwhile.
        .expression((build) =>
          build
            .selectFrom('announcements')
            .select((select) => ['announcements.id', select.val(memberId).as('member_id')])
            .where('announcements.id', '=', id),
        )
        .onConflict((conflict) => conflict.columns(['announcement_id', 'member_id']).doNothing())
        .execute();
    } else {
      await this.db
        .deleteFrom('announcement_likes')
        .where('announcement_id', '=', row.announcement_id)
        .where('member_id', '=', row.member_id)
        .execute();
    }
    const counted = await this.db
      .selectFrom('announcement_likes')
      .select((select) => select.fn.countAll().as('count'))
      .where('announcement_id', '=', id)
      .executeTakeFirstOrThrow();
    return Number(counted.count);
  }

  #toWire(row: AnnouncementRow, memberId: number): FeedItemWire {
    return {
      id: String(row.id),
      type: 'announcement',
      text: row.text,
      created_at: row.created_at.toISOString(),
      author: toWireAuthor(row, this.pictureUrl),
      like_count: Number(row.like_count),
      comment_count: Number(row.comment_count),
      image_count: Number(row.image_count),
      liked: Number(row.own_likes) > 0,
      own: row.author_id === memberId,
    };
  }

  async exists(id: number): Promise<boolean> {
    const found = await this.db
      .selectFrom('announcements')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** Images of an announcement in their order, each with its smaller sizes. */
  async listImages(id: number): Promise<AnnouncementImageWire[]> {
    const rows = await this.db
      .selectFrom('announcement_images as image')
      .innerJoin('pictures', 'pictures.id', 'image.picture_id')
      .select(['image.id', 'image.picture_id', 'image.alt', 'pictures.width', 'pictures.height'])
      .where('image.announcement_id', '=', id)
      .orderBy('image.place')
      .execute();
    const sizes = await this.#listSizes(rows.map((row) => row.picture_id));
    return rows.map(({ id: imageId, picture_id, alt, width, height }) => ({
      id: String(imageId),
      url: this.pictureUrl(picture_id),
      alt,
      width,
      height,
      sizes: sizes
        .filter((size) => size.picture_id === picture_id)
        .map((size) => ({ url: this.pictureUrl(size.id), width: size.width, height: size.height })),
    }));
  }

  #listSizes(pictureIds: string[]) {
    return this.db
      .selectFrom('renditions')
      .innerJoin('pictures', 'pictures.id', 'renditions.rendition_id')
      .select(['renditions.picture_id', 'pictures.id', 'pictures.width', 'pictures.height'])
      .where('renditions.picture_id', 'in', pictureIds.length > 0 ? pictureIds : [''])
      .orderBy('pictures.width', 'desc')
      .execute();
  }

  #select(memberId: number) {
    return this.db
      .selectFrom('announcements as one')
      .innerJoin('members as author', 'author.id', 'one.author_id')
      .select(['one.id', 'one.text', 'one.created_at', ...authorColumns])
      .select((row) => [
        lastTitle(this.db, row.ref('author.id')).as('role'),
        this.#countOf('announcement_likes', row.ref('one.id')).as('like_count'),
        this.#countOf('announcement_likes', row.ref('one.id'))
          .where('member_id', '=', memberId)
          .as('own_likes'),
        this.#countOf('announcement_comments', row.ref('one.id')).as('comment_count'),
        this.#countOf('announcement_images', row.ref('one.id')).as('image_count'),
      ]);
  }

  #countOf(
    table: 'announcement_likes' | 'announcement_comments' | 'announcement_images',
    id: Expression<number>,
  ) {
    return this.db
      .selectFrom(table)
      .select((row) => row.fn.countAll().as('count'))
      .where('announcement_id', '=', id);
  }

  /** How many announcements there are, or how many of one author. */
  async #count(authorId: number | null): Promise<number> {
    const counted = await this.db
      .selectFrom('announcements')
      .select((row) => row.fn.countAll().as('count'))
      .$if(authorId !== null, (query) => query.where('author_id', '=', authorId))
      .executeTakeFirstOrThrow();
    return Number(counted.count);
  }
}
