import { type Author, readAuthor } from './author.ts';
import { type Mention, readMentions } from './mentions.ts';
import { asRecord, firstText, firstTime, type RawRecord, readList, readSuccess } from './read.ts';

/** A comment. Calls of the specification only have id, text, author and time; `plainComment` has the other fields. */
export type Comment = {
  id: string;
  /** The comment that this replies to; null for a comment at the top. */
  parentId: string | null;
  /** Null for an empty place above replies: the comment was removed, or is hidden from the member. It has no text then. */
  author: Author | null;
  text: string;
  /** In their order; missing if there are none. */
  mentions?: Mention[];
  /** ISO 8601, UTC. */
  createdAt: string | null;
  editedAt: string | null;
  isRemoved: boolean;
  likeCount: number;
  replyCount: number;
  liked: boolean;
  own: boolean;
  /** What the member may do with it: `like`, `reply`, `edit`, `remove`. */
  may: string[];
  /** Grows with every change. */
  rev: number;
};

export const plainComment = {
  parentId: null,
  editedAt: null,
  isRemoved: false,
  likeCount: 0,
  replyCount: 0,
  liked: false,
  own: false,
  may: [] as string[],
  rev: 0,
} satisfies Partial<Comment>;

/** The fields that every call has. `id` and `text` are used if the record has none. Null if one is still missing. */
export function readPlainComment(
  record: RawRecord | null,
  id: string | null,
  text: string | null,
): Comment | null {
  const ownId = firstText(record, 'id', 'comment_id', 'id_comment', 'uuid') ?? id;
  const ownText = firstText(record, 'text', 'comment', 'content', 'message', 'description') ?? text;
  if (!record || ownId === null || ownText === null) return null;
  return {
    ...plainComment,
    id: ownId,
    text: ownText,
    ...readMentions(record, ownText),
    author: readAuthor(record),
    createdAt: firstTime(record, 'created_at', 'created_date', 'createdAt', 'date'),
  };
}

/** `GET /az/announcements-comments/{id}`: empty unless `success` is true (specification, section 7). */
export function parseAnnouncementComments(raw: unknown): Comment[] {
  const list = readList(readSuccess(raw), 'comments');
  return (list ?? []).flatMap((one, index) => readPlainComment(asRecord(one), `${index}`, null) ?? []);
}
