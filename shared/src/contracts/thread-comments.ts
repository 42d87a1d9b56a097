import { type Author, readAuthor } from './author.ts';
import { asRecord, firstNumber, firstText, firstTime, parseEach, readFlag, readList } from './read.ts';

/** A comment of a thread. One that was removed while it had replies has neither text nor author. */
export type PostComment = {
  id: string;
  /** The comment that this replies to; null for a comment at the top. */
  parentId: string | null;
  author: Author | null;
  text: string;
  /** ISO 8601, UTC. */
  createdAt: string | null;
  editedAt: string | null;
  isRemoved: boolean;
  likeCount: number;
  /** Direct replies. */
  replyCount: number;
  /** Whether the member likes it, and whether they wrote it. */
  liked: boolean;
  own: boolean;
  /** What the member may do with it: `like`, `reply`, `edit`, `remove`. */
  may: string[];
  /** Grows with every change. */
  rev: number;
};

/** Some comments of one level. `nextCursor` is null on the last page. */
export type CommentPage = { items: PostComment[]; meta: { nextCursor: string | null } };

/** One comment of a thread; null without an id, and for one without a text that was not removed. */
export function parsePostComment(raw: unknown): PostComment | null {
  const record = asRecord(raw);
  const id = firstText(record, 'id');
  const text = firstText(record, 'text');
  const isRemoved = readFlag(record, 'removed');
  if (!record || id === null || (text === null && !isRemoved)) return null;
  return {
    id,
    parentId: firstText(record, 'parent_id'),
    author: isRemoved ? null : readAuthor(record),
    text: text ?? '',
    createdAt: firstTime(record, 'created_at'),
    editedAt: firstTime(record, 'edited_at'),
    isRemoved,
    likeCount: firstNumber(record, 'like_count') ?? 0,
    replyCount: firstNumber(record, 'reply_count') ?? 0,
    liked: readFlag(record, 'liked'),
    own: readFlag(record, 'own'),
    may: (readList(record.may) ?? []).filter((act): act is string => typeof act === 'string'),
    rev: firstNumber(record, 'rev') ?? 0,
  };
}

/** Reply of `GET /az/announcements/{id}/comments` (extension): null unless it has a list. */
export function parseCommentPage(raw: unknown): CommentPage | null {
  const record = asRecord(raw);
  const list = record?.success === true ? readList(record, 'items') : null;
  if (!list) return null;
  const nextCursor = firstText(asRecord(record?.meta), 'next_cursor');
  return { items: parseEach(list, parsePostComment), meta: { nextCursor } };
}

/** Reply of `POST /az/announcements/{id}/comments` and `PUT /az/comments/{id}` (extensions): null unless it holds a comment. */
export function parseStoredPostComment(raw: unknown): PostComment | null {
  const record = asRecord(raw);
  return record?.success === true ? parsePostComment(record.comment) : null;
}
