import { type Comment, readPlainComment } from './comments.ts';
import { type Page, parsePage } from './lists.ts';
import { asRecord, firstNumber, firstText, firstTime, readFlag, readList, readSuccess } from './read.ts';

// Not in `comments.ts`, because that file is part of the first load.

export type CommentPage = Page<Comment>;

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

export const parseCommentPage = (raw: unknown): CommentPage | null => parsePage(raw, parseComment);

export const parseThreadComment = (raw: unknown): Comment | null => parseComment(readSuccess(raw)?.comment);

/** Null unless `success` is true. An unreadable `comment` counts as stored, so that nobody sends it twice. */
export function parseStoredComment(raw: unknown, sentText: string): Comment | null {
  const record = readSuccess(raw);
  return record && readPlainComment(asRecord(record.comment) ?? {}, '', sentText);
}
