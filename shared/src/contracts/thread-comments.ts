import { type Author, readAuthor } from './author.ts';
import { type Comment, readPlainComment } from './comments.ts';
import { type Page, parsePage } from './lists.ts';
import { asRecord, firstNumber, firstText, firstTime, readFlag, readList, readSuccess } from './read.ts';

// Not in `comments.ts`, because that file is part of the first load.

/** `count`: number of comments, replies included; missing where the reply lacks it. */
export type CommentPage = Page<Comment> & { meta: { count?: number; first?: string } };

/** One comment of a thread; null without an id, or without a text unless the comment was removed. */
export function parseComment(raw: unknown): Comment | null {
  const record = asRecord(raw);
  const isRemoved = readFlag(record, 'removed');
  const plain = readPlainComment(record, null, isRemoved ? '' : null);
  if (!record || !plain) return null;
  return {
    ...plain,
    ...(isRemoved && { author: null }),
    isRemoved,
    parentId: firstText(record, 'parent_id'),
    editedAt: firstTime(record, 'edited_at'),
    likeCount: firstNumber(record, 'like_count') ?? 0,
    replyCount: firstNumber(record, 'reply_count') ?? 0,
    liked: readFlag(record, 'liked'),
    own: readFlag(record, 'own'),
    may: (readList(record.may) ?? []).filter((act): act is string => typeof act === 'string'),
    rev: firstNumber(record, 'rev') ?? 0,
  };
}

/** The comment at the top of the thread of a reply; null for a comment at the top. */
export const parseRootId = (raw: unknown): string | null => firstText(asRecord(raw), 'root_id');

export function parseCommentPage(raw: unknown): CommentPage | null {
  const page = parsePage(raw, parseComment);
  const meta = asRecord(asRecord(raw)?.meta);
  const [count, first] = [firstNumber(meta, 'count'), firstText(meta, 'first')];
  return (
    page && {
      ...page,
      meta: { ...page.meta, ...(count !== null && { count }), ...(first !== null && { first }) },
    }
  );
}

/** A comment that the member wrote. `announcement`: null if they may no longer see it. */
export type OwnComment = Pick<Comment, 'id' | 'text' | 'createdAt'> & {
  announcement: { id: string; author: Author } | null;
};

function parseOwnComment(raw: unknown): OwnComment | null {
  const record = asRecord(raw);
  const id = firstText(record, 'id');
  const text = firstText(record, 'text');
  if (id === null || text === null) return null;
  const announcement = asRecord(record?.announcement);
  const announcementId = firstText(announcement, 'id');
  return {
    id,
    text,
    createdAt: firstTime(record, 'created_at'),
    announcement:
      announcement && announcementId !== null
        ? { id: announcementId, author: readAuthor(announcement) }
        : null,
  };
}

export type OwnCommentPage = Page<OwnComment>;

export const parseOwnComments = (raw: unknown): OwnCommentPage | null => parsePage(raw, parseOwnComment);

export const parseThreadComment = (raw: unknown): Comment | null => parseComment(readSuccess(raw)?.comment);

/** Null unless `success` is true. An unreadable `comment` counts as stored, so that nobody sends it twice. */
export function parseStoredComment(raw: unknown, sentText: string): Comment | null {
  const record = readSuccess(raw);
  return record && readPlainComment(asRecord(record.comment) ?? {}, '', sentText);
}
