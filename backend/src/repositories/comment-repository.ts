import type { CommentWire, ThreadCommentWire } from '@az/shared/contracts';
import type { InferResult } from 'kysely';
import { hasBlocks, visible, visibleAnnouncement } from '../permissions/predicates.ts';
import type { Viewer } from '../permissions/viewer.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import { parsePublicId } from '../schema/ids.ts';
import { type AuthorRow, authorColumns, lastTitle, toWireAuthor } from './authors.ts';
import { type FeedPosition, isAfter, toPage } from './feed-position.ts';

/** Columns of what somebody wrote in a comment `one`. */
export const commentTextColumns = ['one.text', 'one.created_at', 'one.edited_at'] as const;

/** Values that replace text and author of a removed comment, which stays because it has replies. */
export const removedCommentValues = { text: '', author_id: null } as const;

/** A page of the replies to a comment, or, if `parentId` is null, of the top-level comments. */
type ThreadRequest = {
  announcementId: number;
  viewer: Viewer;
  parentId: number | null;
  order: 'oldest' | 'newest';
  after: FeedPosition | null;
  limit: number;
};

type ThreadSlice = { items: ThreadCommentWire[]; next: FeedPosition | null };

/** Maximum of comments in one reply of the specified call. */
const maxComments = 200;

type CommentRow = InferResult<ReturnType<typeof selectComments>>[number];

const isWritten = (row: CommentRow): row is CommentRow & AuthorRow => row.author_id !== null;

/** A comment as the specified calls return it; null for a removed one. */
export const toSpecifiedComment = ({ id, text, created_at, author }: ThreadCommentWire): CommentWire | null =>
  author && { id, text, created_at, author };

function selectComments(db: ApiDb, viewer: Viewer) {
  // No member has the id 0.
  const memberId = viewer.memberId ?? 0;
  return db
    .selectFrom('announcement_comments as one')
    .innerJoin('announcements', 'announcements.id', 'one.announcement_id')
    .leftJoin('members as author', 'author.id', 'one.author_id')
    .leftJoin('announcement_comments as parent', 'parent.id', 'one.parent_id')
    .leftJoin('announcement_comments as root', 'root.id', 'one.root_id')
    .leftJoin('comment_likes as own', (join) =>
      join.onRef('own.comment_id', '=', 'one.id').on('own.member_id', '=', memberId),
    )
    .select(['one.id', 'one.public_id', 'one.removed_at', 'one.likes', 'one.replies', 'one.rev'])
    .select([...commentTextColumns, ...authorColumns])
    .select([
      'announcements.public_id as announcement_public_id',
      'announcements.author_id as announcement_author_id',
      'parent.public_id as parent_public_id',
      'root.public_id as root_public_id',
      'own.member_id as liked_by',
    ])
    .select((row) => lastTitle(db, row.ref('one.author_id').$notNull()).as('role'))
    .where((row) => visible(db, viewer, 'see-comment', row.ref('one.author_id')))
    .where((row) =>
      visibleAnnouncement(db, viewer, row.ref('announcements.author_id'), row.ref('announcements.audience')),
    );
}

function actsOf(row: CommentRow, viewer: Viewer): ThreadCommentWire['may'] {
  if (row.removed_at) return [];
  const isOwn = viewer.is(row.author_id);
  const mayRemove = isOwn || viewer.is(row.announcement_author_id);
  return [
    'like',
    'reply',
    ...(isOwn ? (['edit'] as const) : []),
    ...(mayRemove ? (['remove'] as const) : []),
  ];
}

export class CommentRepository {
  constructor(
    readonly db: ApiDb,
    readonly pictureUrl: (id: string) => string,
  ) {}

  /** The row id of a comment by its id on the wire; null if there is none or the viewer may not see it. */
  async idOf(text: string, viewer: Viewer): Promise<number | null> {
    const wanted = parsePublicId(text);
    if (!wanted) return null;
    const found = await this.db
      .selectFrom((from) =>
        from
          .selectFrom('announcement_comments as comment')
          .innerJoin('announcements as under', 'under.id', 'comment.announcement_id')
          .select(['comment.id', 'comment.public_id', 'comment.number', 'comment.author_id'])
          .select(['under.author_id as under_author_id', 'under.audience'])
          .as('one'),
      )
      .select('id')
      .where((row) => row.and(wanted))
      .where((row) => visible(this.db, viewer, 'see-comment', row.ref('author_id')))
      .where((row) => visibleAnnouncement(this.db, viewer, row.ref('under_author_id'), row.ref('audience')))
      .executeTakeFirst();
    return found?.id ?? null;
  }

  /** A page of comments; `next` is null when none are left. */
  async list({ announcementId, viewer, parentId, order, after, limit }: ThreadRequest): Promise<ThreadSlice> {
    const [direction, beyond] = order === 'oldest' ? (['asc', '>'] as const) : (['desc', '<'] as const);
    const rows = await selectComments(this.db, viewer)
      .where('one.announcement_id', '=', announcementId)
      .where('one.parent_id', parentId === null ? 'is' : '=', parentId)
      .where((row) => isAfter(after, row.ref('one.created_at'), row.ref('one.id'), beyond))
      .orderBy('one.created_at', direction)
      .orderBy('one.id', direction)
      .limit(limit + 1)
      .execute();
    return toPage(rows, limit, {
      toItem: (row) => this.#toWire(row, viewer),
      positionOf: ({ created_at, id }) => ({ createdAt: created_at, id }),
    });
  }

  /** The latest 200 comments that are not removed, oldest first, replies among them. */
  async listLatest(announcementId: number, viewer: Viewer): Promise<CommentWire[]> {
    const rows = await selectComments(this.db, viewer)
      .where('one.announcement_id', '=', announcementId)
      .where('one.removed_at', 'is', null)
      .orderBy('one.created_at', 'desc')
      .orderBy('one.id', 'desc')
      .limit(maxComments)
      .execute();
    return rows.reverse().flatMap((row) => toSpecifiedComment(this.#toWire(row, viewer)) ?? []);
  }

  async find(id: number, viewer: Viewer): Promise<ThreadCommentWire | null> {
    const row = await selectComments(this.db, viewer).where('one.id', '=', id).executeTakeFirst();
    return row ? this.#toWire(row, viewer) : null;
  }

  /** Number of comments hidden from the viewer, by the announcement's public id. Announcements with 0 are missing. */
  async countHidden(posts: readonly string[], viewer: Viewer): Promise<Map<string, number>> {
    if (posts.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('announcement_comments as one')
      .innerJoin('announcements', 'announcements.id', 'one.announcement_id')
      .select((row) => ['announcements.public_id', row.fn.countAll().as('count')])
      .where('announcements.public_id', 'in', [...posts])
      .where(hasBlocks(this.db, viewer))
      .where((row) => row.not(visible(this.db, viewer, 'see-comment', row.ref('one.author_id'))))
      .groupBy('announcements.public_id')
      .execute();
    return new Map(rows.map(({ public_id, count }) => [public_id, Number(count)]));
  }

  #toWire(row: CommentRow, viewer: Viewer): ThreadCommentWire {
    return {
      id: row.public_id,
      announcement_id: row.announcement_public_id,
      parent_id: row.parent_public_id,
      root_id: row.root_public_id,
      text: row.text,
      created_at: row.created_at.toISOString(),
      edited_at: row.edited_at?.toISOString() ?? null,
      removed: row.removed_at !== null,
      author: isWritten(row) ? toWireAuthor(row, this.pictureUrl) : null,
      like_count: row.likes,
      reply_count: row.replies,
      liked: row.liked_by !== null,
      own: viewer.is(row.author_id),
      may: actsOf(row, viewer),
      rev: Number(row.rev),
    };
  }
}
