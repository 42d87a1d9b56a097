import type { FeedItemWire } from '@az/shared/contracts';
import { type InferResult, type SqlBool, sql } from 'kysely';
import { notMuted, visibleAnnouncement } from '../permissions/predicates.ts';
import type { Viewer } from '../permissions/viewer.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import { parsePublicId } from '../schema/ids.ts';
import { authorColumns, lastTitle, toWireAuthor } from './authors.ts';
import { type FeedPosition, isAfter, toPage } from './feed-position.ts';
import { selectMentions, withMentions } from './mentions.ts';
import { networkPositions } from './network-feed.ts';
import { type SearchWord, toStemQuery, toTypeaheadQuery } from './search-words.ts';
import { countHidden } from './shown-comments.ts';

type FeedSlice = { items: FeedItemWire[]; next: FeedPosition | null };

export type FeedRequest = {
  viewer: Viewer;
  after: FeedPosition | null;
  limit: number;
  /** Only announcements of this member, even if the viewer has hidden them or muted the member. */
  authorId?: number;
  isPublic?: boolean;
  /** Only announcements with this tag, as `plainTag` returns it. */
  tag?: string | undefined;
};

type PageRequest = Pick<FeedRequest, 'viewer' | 'after' | 'limit'>;
type NetworkRequest = PageRequest & Pick<FeedRequest, 'isPublic'>;

/** Announcements with the beginning of a word are taken up to this number. */
const maxCounted = 1000;

type AnnouncementRow = InferResult<ReturnType<typeof selectAnnouncements>>[number];

/** The viewer's id; 0, which no member has, for visitors who are not signed in. */
const viewerId = (viewer: Viewer): number => viewer.memberId ?? 0;

/** When the viewer has saved or hidden the announcement `one`. */
const markedAt = (db: ApiDb, viewer: Viewer, mark: 'saved' | 'hidden') =>
  db
    .selectFrom('announcement_marks as marked')
    .select('marked.at')
    .where('marked.announcement_id', '=', sql<number>`one.id`)
    .where('marked.member_id', '=', viewerId(viewer))
    .where('marked.mark', '=', mark);

/** What belongs to the viewer is looked up for each row: planning joins for it takes longer than the look-ups. */
function selectAnnouncements(db: ApiDb, viewer: Viewer) {
  return db
    .selectFrom('announcements as one')
    .innerJoin('members as author', 'author.id', 'one.author_id')
    .innerJoin('announcement_counters as counters', 'counters.announcement_id', 'one.id')
    .select(['one.id', 'one.public_id', 'one.text', 'one.created_at', 'one.edited_at', ...authorColumns])
    .select(['one.audience', 'counters.likes', 'counters.comments', 'counters.images', 'counters.rev'])
    .select((row) => [
      lastTitle(db, row.ref('author.id')).as('role'),
      markedAt(db, viewer, 'saved').as('saved_at'),
      markedAt(db, viewer, 'hidden').as('hidden_at'),
      countHidden(db, viewer).as('hidden_comments'),
      selectMentions(db, viewer, { announcement: row.ref('one.id') }).as('mentions'),
      row
        .selectFrom('announcement_likes as own')
        .select('own.member_id')
        .whereRef('own.announcement_id', '=', 'one.id')
        .where('own.member_id', '=', viewerId(viewer))
        .as('liked_by'),
    ])
    .where((row) => visibleAnnouncement(db, viewer, row.ref('one.author_id'), row.ref('one.audience')));
}

export class AnnouncementRepository {
  constructor(
    readonly db: ApiDb,
    readonly pictureUrl: (id: string) => string,
  ) {}

  /** The row id of an announcement by its id on the wire; null if there is none or the viewer may not see it. */
  async idOf(text: string, viewer: Viewer): Promise<number | null> {
    const wanted = parsePublicId(text);
    if (!wanted) return null;
    const found = await this.db
      .selectFrom('announcements')
      .select('id')
      .where((row) => row.and(wanted))
      .where((row) => visibleAnnouncement(this.db, viewer, row.ref('author_id'), row.ref('audience')))
      .executeTakeFirst();
    return found?.id ?? null;
  }

  /**
   * Up to `limit` announcements for a member, newest first, after a position; `next` is null on the last page. Without
   * `authorId`, hidden announcements and muted authors are left out.
   */
  async list({ viewer, after, limit, isPublic, authorId, tag }: FeedRequest): Promise<FeedSlice> {
    const positions = this.#newest({ viewer, after, limit })
      .$if(authorId !== undefined, (query) => query.where('one.author_id', '=', authorId ?? 0))
      .$if(authorId === undefined, (query) =>
        query
          .where((row) => row(markedAt(this.db, viewer, 'hidden'), 'is', null))
          .where((row) => notMuted(this.db, viewer, row.ref('one.author_id'))),
      )
      .$if(isPublic === true, (query) => query.where('one.audience', '=', 'members'))
      .$if(tag !== undefined, (query) =>
        query.where('one.id', 'in', (sub) =>
          sub
            .selectFrom('announcement_tags')
            .select('announcement_id')
            .where('announcement_tags.tag', '=', tag ?? ''),
        ),
      );
    return this.#slice(await positions.execute(), { viewer, limit });
  }

  /** Like `list` without `authorId`, of the viewer's network only (`network-feed.ts`). */
  async listNetwork({ viewer, after, limit, isPublic }: NetworkRequest): Promise<FeedSlice> {
    const positions = networkPositions(this.db, viewer, { after, limit: limit + 1, isPublic });
    return this.#slice(await positions.execute(), { viewer, limit });
  }

  /**
   * Announcements with all words, newest first, also those that the viewer hid or whose author they muted. If there
   * are none, one page of those that match when the last word is taken as the beginning of a word.
   */
  async search(words: SearchWord[], page: PageRequest): Promise<FeedSlice> {
    const positions = await this.#newest(page)
      .where(sql<SqlBool>`api.announcement_words(one.text) @@ ${toStemQuery(words)}`)
      .execute();
    if (positions.length > 0 || page.after) return this.#slice(positions, page);
    const begun = await this.#newest(page)
      .where(
        'one.id',
        'in',
        sql<number>`(select api.announcements_with_words(${toTypeaheadQuery(words)}, ${maxCounted}))`,
      )
      .execute();
    return { ...(await this.#slice(begun, page)), next: null };
  }

  /** A page of a member's saved announcements, the last saved first. */
  async listSaved({ viewer, after, limit }: PageRequest): Promise<FeedSlice> {
    const positions = await this.db
      .selectFrom('announcement_marks as saved')
      .innerJoin('announcements as one', 'one.id', 'saved.announcement_id')
      .select(['one.id', 'saved.at as createdAt'])
      .where('saved.member_id', '=', viewerId(viewer))
      .where('saved.mark', '=', 'saved')
      .where((row) => visibleAnnouncement(this.db, viewer, row.ref('one.author_id'), row.ref('one.audience')))
      .where((row) => isAfter(after, row.ref('saved.at'), row.ref('one.id')))
      .orderBy('saved.at', 'desc')
      .orderBy('one.id', 'desc')
      .limit(limit + 1)
      .execute();
    return this.#slice(positions, { viewer, limit });
  }

  /** Reads the announcements at these positions, without those that have been deleted or closed to the viewer since. */
  async #slice(
    positions: FeedPosition[],
    { viewer, limit }: Pick<FeedRequest, 'viewer' | 'limit'>,
  ): Promise<FeedSlice> {
    const { items: ids, next } = toPage(positions, limit, {
      toItem: ({ id }) => id,
      positionOf: (position) => position,
    });
    if (ids.length === 0) return { items: [], next };
    const rows = await selectAnnouncements(this.db, viewer).where('one.id', 'in', ids).execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    const found = ids.flatMap((id) => byId.get(id) ?? []);
    return { items: found.map((row) => this.#toWire(row, viewer)), next };
  }

  async find(id: number, viewer: Viewer): Promise<FeedItemWire | null> {
    const row = await selectAnnouncements(this.db, viewer).where('one.id', '=', id).executeTakeFirst();
    return row ? this.#toWire(row, viewer) : null;
  }

  /** The announcements with these ids on the wire, in the order of the ids. Unknown and invisible ones are left out. */
  async findAll(
    texts: readonly string[],
    viewer: Viewer,
  ): Promise<(FeedItemWire & { hidden_comment_count: number })[]> {
    const wanted = texts.flatMap((text) => parsePublicId(text) ?? []);
    if (wanted.length === 0) return [];
    const rows = await selectAnnouncements(this.db, viewer)
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
    return [...found].map((row) => ({
      ...this.#toWire(row, viewer),
      hidden_comment_count: row.hidden_comments,
    }));
  }

  /**
   * A query for the positions of a page in the order of the feed, and one more, as `toPage` needs. What is shown of the
   * announcements is read afterwards: planning both in one statement would take longer than executing them.
   */
  #newest({ viewer, after, limit }: PageRequest) {
    return this.db
      .selectFrom('announcements as one')
      .select(['one.id', 'one.created_at as createdAt'])
      .where((row) => visibleAnnouncement(this.db, viewer, row.ref('one.author_id'), row.ref('one.audience')))
      .where((row) => isAfter(after, row.ref('one.created_at'), row.ref('one.id')))
      .orderBy('one.created_at', 'desc')
      .orderBy('one.id', 'desc')
      .limit(limit + 1);
  }

  #toWire(row: AnnouncementRow, viewer: Viewer): FeedItemWire {
    return {
      id: row.public_id,
      type: 'announcement',
      ...withMentions(row.text, row.mentions),
      audience: row.audience,
      created_at: row.created_at.toISOString(),
      edited_at: row.edited_at?.toISOString() ?? null,
      author: toWireAuthor(row, this.pictureUrl),
      like_count: row.likes,
      comment_count: row.comments - row.hidden_comments,
      image_count: row.images,
      liked: row.liked_by !== null,
      own: viewer.is(row.author_id),
      saved: row.saved_at !== null,
      hidden: row.hidden_at !== null,
      rev: Number(row.rev),
    };
  }
}
