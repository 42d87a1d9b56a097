import type { AnnouncementImageWire, FeedItemWire } from '@az/shared/contracts';
import { sql } from 'kysely';
import { parsePublicId } from '../http/ids.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import type { RowNumber } from '../schema/tables.ts';
import { type AuthorRow, authorColumns, lastTitle, toWireAuthor } from './authors.ts';

/** Position in the feed after which a page begins. */
export type FeedPosition = { createdAt: Date; id: number };

export type FeedSlice = { items: FeedItemWire[]; next: FeedPosition | null; total: number };

/** A page of announcements to read. */
export type FeedRequest = {
  memberId: number;
  after: FeedPosition | null;
  limit: number;
  /** Only those that the member wrote, hidden ones included. */
  isOwn?: boolean;
  /** Only those with this tag, as `plainTag` returns it. */
  tag?: string | undefined;
};

/** Announcements are counted up to this number. */
const maxCounted = 1000;

type AnnouncementRow = AuthorRow & {
  id: number;
  public_id: string;
  text: string;
  created_at: Date;
  edited_at: Date | null;
  likes: number;
  comments: number;
  images: number;
  rev: RowNumber;
  liked_by: number | null;
  saved_at: Date | null;
  hidden_at: Date | null;
};

/** Announcements as members see them, and their images. */
export class AnnouncementRepository {
  constructor(
    readonly db: ApiDb,
    readonly pictureUrl: (id: string) => string,
  ) {}

  /** The row of an announcement by its id on the wire; null when there is none. */
  async idOf(text: string): Promise<number | null> {
    const wanted = parsePublicId(text);
    if (!wanted) return null;
    const found = await this.db
      .selectFrom('announcements')
      .select('id')
      .where((row) => row.and(wanted))
      .executeTakeFirst();
    return found?.id ?? null;
  }

  /**
   * Up to `limit` announcements as a member sees them, newest first, after a position. `next` is null when none are
   * left; announcements that the member hid are missing. `total`: all announcements, an estimate when there are more than
   * 1000; or all of one's own.
   */
  async list({ memberId, after, limit, isOwn = false, tag }: FeedRequest): Promise<FeedSlice> {
    const newest = this.#select(memberId)
      .$if(isOwn, (query) => query.where('one.author_id', '=', memberId))
      .$if(!isOwn, (query) => query.where('hidden.at', 'is', null))
      .$if(tag !== undefined, (query) =>
        query.where('one.id', 'in', (sub) =>
          sub
            .selectFrom('announcement_tags')
            .select('announcement_id')
            .where('announcement_tags.tag', '=', tag ?? ''),
        ),
      )
      .orderBy('one.created_at', 'desc')
      .orderBy('one.id', 'desc')
      .limit(limit + 1);
    const rows = await (after
      ? newest.where((row) =>
          row(row.refTuple('one.created_at', 'one.id'), '<', row.tuple(after.createdAt, after.id)),
        )
      : newest
    ).execute();
    return {
      ...this.#slice(rows, { memberId, limit }, (row) => row.created_at),
      total: await (isOwn ? this.#countOwn(memberId) : this.#countAll()),
    };
  }

  /** Up to `limit` announcements that a member saved, the latest first, after a position. `total`: all of them. */
  async listSaved({ memberId, after, limit }: FeedRequest): Promise<FeedSlice> {
    const latest = this.#select(memberId)
      .where('saved.at', 'is not', null)
      .orderBy('saved.at', 'desc')
      .orderBy('one.id', 'desc')
      .limit(limit + 1);
    const rows = await (after
      ? latest.where((row) =>
          row(row.refTuple('saved.at', 'one.id'), '<', row.tuple(after.createdAt, after.id)),
        )
      : latest
    ).execute();
    const { count } = await this.db
      .selectFrom('announcement_marks')
      .select((row) => row.fn.countAll().as('count'))
      .where('member_id', '=', memberId)
      .where('mark', '=', 'saved')
      .executeTakeFirstOrThrow();
    const slice = this.#slice(rows, { memberId, limit }, (row) => row.saved_at ?? row.created_at);
    return { ...slice, total: Number(count) };
  }

  /** The page of one row more than its limit, which tells whether there is a next one. */
  #slice(
    rows: AnnouncementRow[],
    { memberId, limit }: Pick<FeedRequest, 'memberId' | 'limit'>,
    momentOf: (row: AnnouncementRow) => Date,
  ): Omit<FeedSlice, 'total'> {
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    return {
      items: rows.slice(0, limit).map((row) => this.#toWire(row, memberId)),
      next: last ? { createdAt: momentOf(last), id: last.id } : null,
    };
  }

  /** One announcement as a member sees it, or null. */
  async find(id: number, memberId: number): Promise<FeedItemWire | null> {
    const row = await this.#select(memberId).where('one.id', '=', id).executeTakeFirst();
    return row ? this.#toWire(row, memberId) : null;
  }

  /** The announcements of these ids on the wire, in their order; those that do not exist are left out. */
  async findAll(texts: readonly string[], memberId: number): Promise<FeedItemWire[]> {
    const wanted = texts.flatMap((text) => parsePublicId(text) ?? []);
    if (wanted.length === 0) return [];
    const rows = await this.#select(memberId)
      .select('one.number')
      .where((row) => row.or(wanted.map((one) => row.and(one))))
      .execute();
    const byId = new Map(
      rows.flatMap(
        (row) =>
          [
            [row.public_id, row],
            [String(row.number), row],
          ] as const,
      ),
    );
    const found = new Set(texts.flatMap((text) => byId.get(text) ?? []));
    return [...found].map((row) => this.#toWire(row, memberId));
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
      .innerJoin('announcement_counters as counters', 'counters.announcement_id', 'one.id')
      .leftJoin('announcement_likes as own', (join) =>
        join.onRef('own.announcement_id', '=', 'one.id').on('own.member_id', '=', memberId),
      )
      .leftJoin('announcement_marks as saved', (join) =>
        join
          .onRef('saved.announcement_id', '=', 'one.id')
          .on('saved.member_id', '=', memberId)
          .on('saved.mark', '=', 'saved'),
      )
      .leftJoin('announcement_marks as hidden', (join) =>
        join
          .onRef('hidden.announcement_id', '=', 'one.id')
          .on('hidden.member_id', '=', memberId)
          .on('hidden.mark', '=', 'hidden'),
      )
      .select(['saved.at as saved_at', 'hidden.at as hidden_at'])
      .select(['one.id', 'one.public_id', 'one.text', 'one.created_at', 'one.edited_at', ...authorColumns])
      .select(['counters.likes', 'counters.comments', 'counters.images', 'counters.rev'])
      .select((row) => [lastTitle(this.db, row.ref('author.id')).as('role'), 'own.member_id as liked_by']);
  }

  #toWire(row: AnnouncementRow, memberId: number): FeedItemWire {
    return {
      id: row.public_id,
      type: 'announcement',
      text: row.text,
      created_at: row.created_at.toISOString(),
      edited_at: row.edited_at?.toISOString() ?? null,
      author: toWireAuthor(row, this.pictureUrl),
      like_count: row.likes,
      comment_count: row.comments,
      image_count: row.images,
      liked: row.liked_by !== null,
      own: row.author_id === memberId,
      saved: row.saved_at !== null,
      hidden: row.hidden_at !== null,
      rev: Number(row.rev),
    };
  }

  async #countOwn(memberId: number): Promise<number> {
    const { count } = await this.db
      .selectFrom('announcements')
      .select((row) => row.fn.countAll().as('count'))
      .where('author_id', '=', memberId)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Exact up to 1000, so that a page never costs more than that; above, the estimate of the query planner. */
  async #countAll(): Promise<number> {
    const some = this.db.selectFrom('announcements').select('id').limit(maxCounted);
    const { count, estimate } = await this.db
      .selectFrom(some.as('some'))
      .select((row) => [
        row.fn.countAll().as('count'),
        sql<number>`(select reltuples from pg_class where oid = 'api.announcements'::regclass)`.as(
          'estimate',
        ),
      ])
      .executeTakeFirstOrThrow();
    return Number(count) < maxCounted ? Number(count) : Math.max(maxCounted, Math.round(estimate));
  }
}
