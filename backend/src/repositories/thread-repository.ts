import type { ThreadCommentWire } from '@az/shared/contracts';
import type { ApiDb } from '../schema/api-schema.ts';
import type { RowNumber } from '../schema/tables.ts';
import type { FeedPosition } from './announcement-repository.ts';
import { type AuthorRow, authorColumns, lastTitle, toWireAuthor } from './authors.ts';

/** A page of the replies to a comment, or of the comments at the top. */
export type ThreadRequest = {
  announcementId: number;
  memberId: number;
  parentId: number | null;
  order: 'oldest' | 'newest';
  after: FeedPosition | null;
  limit: number;
};

export type ThreadSlice = { items: ThreadCommentWire[]; next: FeedPosition | null };

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null };

type CommentRow = Nullable<AuthorRow> & {
  id: number;
  public_id: string;
  announcement_public_id: string;
  announcement_author_id: number;
  parent_public_id: string | null;
  root_public_id: string | null;
  text: string;
  created_at: Date;
  edited_at: Date | null;
  removed_at: Date | null;
  likes: number;
  replies: number;
  rev: RowNumber;
  liked_by: number | null;
};

/** The author of a comment, or null for a removed one. */
const isWritten = (row: CommentRow): row is CommentRow & AuthorRow => row.author_id !== null;

function actsOf(row: CommentRow, memberId: number): ThreadCommentWire['may'] {
  if (row.removed_at) return [];
  const isOwn = row.author_id === memberId;
  const mayRemove = isOwn || row.announcement_author_id === memberId;
  return [
    'like',
    'reply',
    ...(isOwn ? (['edit'] as const) : []),
    ...(mayRemove ? (['remove'] as const) : []),
  ];
}

/** Comments and their replies, as members see them. */
export class ThreadRepository {
  constructor(
    readonly db: ApiDb,
    readonly pictureUrl: (id: string) => string,
  ) {}

  /** A page of comments; `next` is null when none are left. */
  async list({
    announcementId,
    memberId,
    parentId,
    order,
    after,
    limit,
  }: ThreadRequest): Promise<ThreadSlice> {
    const [direction, beyond] = order === 'oldest' ? (['asc', '>'] as const) : (['desc', '<'] as const);
    const page = this.#select(memberId)
      .where('one.announcement_id', '=', announcementId)
      .where('one.parent_id', parentId === null ? 'is' : '=', parentId)
      .orderBy('one.created_at', direction)
      .orderBy('one.id', direction)
      .limit(limit + 1);
    const rows = await (after
      ? page.where((row) =>
          row(row.refTuple('one.created_at', 'one.id'), beyond, row.tuple(after.createdAt, after.id)),
        )
      : page
    ).execute();
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    return {
      items: rows.slice(0, limit).map((row) => this.#toWire(row, memberId)),
      next: last ? { createdAt: last.created_at, id: last.id } : null,
    };
  }

  /** One comment as a member sees it, or null. */
  async find(id: number, memberId: number): Promise<ThreadCommentWire | null> {
    const row = await this.#select(memberId).where('one.id', '=', id).executeTakeFirst();
    return row ? this.#toWire(row, memberId) : null;
  }

  /** The members to whom a comment looks different than to others: its author, and the announcement's. */
  async findAuthors(id: number): Promise<number[]> {
    const row = await this.db
      .selectFrom('announcement_comments as one')
      .innerJoin('announcements', 'announcements.id', 'one.announcement_id')
      .select(['one.author_id', 'announcements.author_id as announcement_author_id'])
      .where('one.id', '=', id)
      .executeTakeFirst();
    return row ? [...new Set([row.author_id, row.announcement_author_id])].filter((one) => one !== null) : [];
  }

  #select(memberId: number) {
    return this.db
      .selectFrom('announcement_comments as one')
      .innerJoin('announcements', 'announcements.id', 'one.announcement_id')
      .leftJoin('members as author', 'author.id', 'one.author_id')
      .leftJoin('announcement_comments as parent', 'parent.id', 'one.parent_id')
      .leftJoin('announcement_comments as root', 'root.id', 'one.root_id')
      .leftJoin('comment_likes as own', (join) =>
        join.onRef('own.comment_id', '=', 'one.id').on('own.member_id', '=', memberId),
      )
      .select(['one.id', 'one.public_id', 'one.text', 'one.created_at', 'one.edited_at', 'one.removed_at'])
      .select(['one.likes', 'one.replies', 'one.rev', ...authorColumns])
      .select([
        'announcements.public_id as announcement_public_id',
        'announcements.author_id as announcement_author_id',
        'parent.public_id as parent_public_id',
        'root.public_id as root_public_id',
        'own.member_id as liked_by',
      ])
      .select((row) => lastTitle(this.db, row.ref('one.author_id').$notNull()).as('role'));
  }

  #toWire(row: CommentRow, memberId: number): ThreadCommentWire {
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
      own: row.author_id === memberId,
      may: actsOf(row, memberId),
      rev: Number(row.rev),
    };
  }
}
