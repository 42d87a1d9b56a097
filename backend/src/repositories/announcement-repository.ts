import type { AnnouncementImageWire, FeedItemWire } from '@az/shared/contracts';
import type { Expression } from 'kysely';
import type { ApiDb } from '../schema/api-schema.ts';
import { authorColumns, lastTitle, toWireAuthor } from './authors.ts';

/** Place in the feed after which a page begins. */
export type FeedPlace = { createdAt: Date; id: number };

export type FeedSlice = { items: FeedItemWire[]; next: FeedPlace | null; total: number };

/** Announcements and their images. */
export class AnnouncementRepository {
  constructor(
    readonly db: ApiDb,
    readonly pictureUrl: (id: string) => string,
  ) {}

  /** Up to `limit` announcements, newest first, after a place. `next` is null when none are left. */
  async list(after: FeedPlace | null, limit: number): Promise<FeedSlice> {
    const rows = await this.#newest(after, limit + 1);
    const items = rows.slice(0, limit).map(
      (row): FeedItemWire => ({
        id: String(row.id),
        type: 'announcement',
        text: row.text,
        created_at: row.created_at.toISOString(),
        author: toWireAuthor(row, this.pictureUrl),
        like_count: Number(row.like_count),
        comment_count: Number(row.comment_count),
        image_count: Number(row.image_count),
      }),
    );
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    return {
      items,
      next: last ? { createdAt: last.created_at, id: last.id } : null,
      total: await this.#count(),
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

  /** Images of an announcement in their order. */
  async listImages(id: number): Promise<AnnouncementImageWire[]> {
    const rows = await this.db
      .selectFrom('announcement_images as image')
      .innerJoin('pictures', 'pictures.id', 'image.picture_id')
      .select(['image.id', 'image.picture_id', 'image.alt', 'pictures.width', 'pictures.height'])
      .where('image.announcement_id', '=', id)
      .orderBy('image.place')
      .execute();
    return rows.map(({ id: imageId, picture_id, alt, width, height }) => ({
      id: String(imageId),
      url: this.pictureUrl(picture_id),
      alt,
      width,
      height,
    }));
  }

  #newest(after: FeedPlace | null, limit: number) {
    const newest = this.db
      .selectFrom('announcements as one')
      .innerJoin('members as author', 'author.id', 'one.author_id')
      .select(['one.id', 'one.text', 'one.created_at', ...authorColumns])
      .select((row) => [
        lastTitle(this.db, row.ref('author.id')).as('role'),
        this.#countOf('announcement_likes', row.ref('one.id')).as('like_count'),
        this.#countOf('announcement_comments', row.ref('one.id')).as('comment_count'),
        this.#countOf('announcement_images', row.ref('one.id')).as('image_count'),
      ])
      .orderBy('one.created_at', 'desc')
      .orderBy('one.id', 'desc')
      .limit(limit);
    if (!after) return newest.execute();
    return newest
      .where((row) =>
        row(row.refTuple('one.created_at', 'one.id'), '<', row.tuple(after.createdAt, after.id)),
      )
      .execute();
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

  async #count(): Promise<number> {
    const counted = await this.db
      .selectFrom('announcements')
      .select((row) => row.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return Number(counted.count);
  }
}
