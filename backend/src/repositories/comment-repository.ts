import type { CommentWire, OwnCommentWire, ThreadCommentWire } from '@az/shared/contracts';
import type { InferResult } from 'kysely';
import { visibleAnnouncement } from '../permissions/predicates.ts';
import type { Viewer } from '../permissions/viewer.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import { parsePublicId } from '../schema/ids.ts';
import { type AuthorRow, authorColumns, lastTitle, toWireAuthor } from './authors.ts';
import { type FeedPosition, isAfter, toPage } from './feed-position.ts';
import { selectMentions, withMentions } from './mentions.ts';
import { countUnlisted, isListed, isShown } from './shown-comments.ts';

/** Columns of what somebody wrote in a comment `one`. */
export const commentTextColumns = ['one.text', 'one.created_at', 'one.edited_at'] as const;

/** Values that replace text and author of a removed comment, which stays because it has replies. */
export const removedCommentValues = { text: '', author_id: null } as const;

/** A page of the replies to a comment, or, if `parentId` is null, of the top-level comments. */
type ThreadRequest = {
  announcementId: number;
  viewer: Viewer;
  parentId: number | null;
  /** A comment that the viewer looks for: it, or the one above it on this level, comes first. */
  to: number | null;
  order: 'oldest' | 'newest';
  after: FeedPosition | null;
  limit: number;
};

type Slice<Item> = { items: Item[]; next: FeedPosition | null };

/**
 * What a comment is needed for. `read`: the viewer must see it. `list`: an empty place suffices. `remove`: their own is
 * found everywhere, also where a block or another audience hides the announcement, and what others wrote is found under
 * the viewer's announcement, also where a block hides it.
 */
type Need = 'read' | 'list' | 'remove';

/** Maximum of comments in one reply of the specified call. */
const maxComments = 200;

type CommentRow = InferResult<ReturnType<typeof selectComments>>[number];

/** Whether the row has words for the viewer. Otherwise it is an empty place: removed, or hidden from them. */
const isWritten = (row: CommentRow): row is CommentRow & AuthorRow => row.author_id !== null && row.is_shown;

/** A comment as the specified calls return it; null for a removed one. */
export const toSpecifiedComment = ({
  id,
  text,
  mentions,
  created_at,
  author,
}: ThreadCommentWire): CommentWire | null =>
  author && { id, text, ...(mentions && { mentions }), created_at, author };

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
    .select((row) => selectMentions(db, viewer, { comment: row.ref('one.id') }).as('mentions'))
    .select([
      isShown(db, viewer, 'one').$castTo<boolean>().as('is_shown'),
      countUnlisted(db, viewer).as('unlisted'),
    ])
    .where(isListed(db, viewer, 'one'))
    .where((row) =>
      visibleAnnouncement(db, viewer, row.ref('announcements.author_id'), row.ref('announcements.audience')),
    );
}

function actsOf(row: CommentRow, viewer: Viewer): ThreadCommentWire['may'] {
  const isOwn = viewer.is(row.author_id);
  const mayRemove = isOwn || viewer.is(row.announcement_author_id);
  // A hidden comment can be removed from the place that is shown for it.
  if (!isWritten(row)) return mayRemove && row.author_id !== null ? ['remove'] : [];
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

  /** The row id of a comment by its id on the wire; null if there is none, or none that the viewer may use so. */
  async idOf(text: string, viewer: Viewer, need: Need = 'read'): Promise<number | null> {
    const wanted = parsePublicId(text);
    if (!wanted) return null;
    const found = await this.db
      .selectFrom((from) =>
        from
          .selectFrom('announcement_comments as comment')
          .innerJoin('announcements as under', 'under.id', 'comment.announcement_id')
          .select(['comment.id', 'comment.public_id', 'comment.number', 'comment.author_id'])
          .select('comment.announcement_id')
          .select(['under.author_id as under_author_id', 'under.audience'])
          .as('one'),
      )
      .select('id')
      .where((row) => row.and(wanted))
      .where((row) =>
        row.or([
          row.and([
            (need === 'list' ? isListed : isShown)(this.db, viewer, 'one'),
            visibleAnnouncement(this.db, viewer, row.ref('under_author_id'), row.ref('audience')),
          ]),
          ...(need === 'remove'
            ? [row('author_id', '=', viewer.memberId), row('under_author_id', '=', viewer.memberId)]
            : []),
        ]),
      )
      .executeTakeFirst();
    return found?.id ?? null;
  }

  /** A page of comments; `next` is null when none are left. */
  async list({
    announcementId,
    viewer,
    parentId,
    to,
    order,
    after,
    limit,
  }: ThreadRequest): Promise<Slice<ThreadCommentWire> & { first?: string }> {
    const first = to === null ? null : await this.#findOnLevel(announcementId, parentId, to);
    const isFirst = first !== null && after === null;
    const [direction, beyond] = order === 'oldest' ? (['asc', '>'] as const) : (['desc', '<'] as const);
    const rows = await selectComments(this.db, viewer)
      .where('one.announcement_id', '=', announcementId)
      .where('one.parent_id', parentId === null ? 'is' : '=', parentId)
      .$if(first !== null, (query) => query.where('one.id', '<>', first))
      .where((row) => isAfter(after, row.ref('one.created_at'), row.ref('one.id'), beyond))
      .orderBy('one.created_at', direction)
      .orderBy('one.id', direction)
      .limit(limit + 1)
      .execute();
    const { items, next } = toPage(rows, isFirst && limit > 1 ? limit - 1 : limit, {
      toItem: (row) => this.#toWire(row, viewer),
      positionOf: ({ created_at, id }) => ({ createdAt: created_at, id }),
    });
    const found = isFirst ? await this.find(first, viewer) : null;
    return found ? { items: [found, ...items], next, first: found.id } : { items, next };
  }

  /** The comment of a level under which another one is, or which it is; null if there is none. */
  async #findOnLevel(announcementId: number, parentId: number | null, to: number): Promise<number | null> {
    const found = await this.db
      .withRecursive('above', (db) =>
        db
          .selectFrom('announcement_comments')
          .select(['id', 'parent_id'])
          .where('id', '=', to)
          .where('announcement_id', '=', announcementId)
          .unionAll(
            db
              .selectFrom('announcement_comments as one')
              .innerJoin('above', 'above.parent_id', 'one.id')
              .select(['one.id', 'one.parent_id']),
          ),
      )
      .selectFrom('above')
      .select('id')
      .where('parent_id', 'is not distinct from', parentId)
      .executeTakeFirst();
    return found?.id ?? null;
  }

  /** The latest 200 comments that are not removed, oldest first, replies among them. */
  async listLatest(announcementId: number, viewer: Viewer): Promise<CommentWire[]> {
    const rows = await selectComments(this.db, viewer)
      .where('one.announcement_id', '=', announcementId)
      .where('one.removed_at', 'is', null)
      .where(isShown(this.db, viewer, 'one'))
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

  /** A page of what a member wrote, newest first, also under announcements that they may no longer see. */
  async listOwn(
    viewer: Viewer,
    { after, limit }: { after: FeedPosition | null; limit: number },
  ): Promise<Slice<OwnCommentWire>> {
    const rows = await this.db
      .selectFrom('announcement_comments as one')
      .innerJoin('announcements', 'announcements.id', 'one.announcement_id')
      .innerJoin('members as author', 'author.id', 'announcements.author_id')
      .select(['one.id', 'one.public_id', 'one.text', 'one.created_at', ...authorColumns])
      .select('announcements.public_id as announcement_public_id')
      .select((row) => [
        lastTitle(this.db, row.ref('author.id')).as('role'),
        visibleAnnouncement(this.db, viewer, row.ref('author.id'), row.ref('announcements.audience')).as(
          'is_open',
        ),
      ])
      .where('one.author_id', '=', viewer.memberId)
      .where((row) => isAfter(after, row.ref('one.created_at'), row.ref('one.id')))
      .orderBy('one.created_at', 'desc')
      .orderBy('one.id', 'desc')
      .limit(limit + 1)
      .execute();
    return toPage(rows, limit, {
      toItem: (row) => ({
        id: row.public_id,
        text: row.text,
        created_at: row.created_at.toISOString(),
        announcement: row.is_open
          ? { id: row.announcement_public_id, author: toWireAuthor(row, this.pictureUrl) }
          : null,
      }),
      positionOf: ({ created_at, id }) => ({ createdAt: created_at, id }),
    });
  }

  #toWire(row: CommentRow, viewer: Viewer): ThreadCommentWire {
    const shown = isWritten(row)
      ? {
          ...withMentions(row.text, row.mentions),
          edited_at: row.edited_at?.toISOString() ?? null,
          removed: false,
          author: toWireAuthor(row, this.pictureUrl),
          like_count: row.likes,
          liked: row.liked_by !== null,
        }
      : { text: '', edited_at: null, removed: true, author: null, like_count: 0, liked: false };
    return {
      id: row.public_id,
      announcement_id: row.announcement_public_id,
      parent_id: row.parent_public_id,
      root_id: row.root_public_id,
      created_at: row.created_at.toISOString(),
      ...shown,
      reply_count: row.replies - row.unlisted,
      own: viewer.is(row.author_id),
      may: actsOf(row, viewer),
      rev: Number(row.rev),
    };
  }
}
