import { type Author, readAuthor } from './author.ts';
import { asRecord, firstText, firstTime, parseEach, type RawRecord, readList } from './read.ts';

/** A comment under an announcement. */
export type AnnouncementComment = {
  id: string;
  text: string;
  author: Author;
  /** ISO 8601, UTC. */
  createdAt: string | null;
};

function toComment(record: RawRecord, text: string): AnnouncementComment {
  return {
    id: firstText(record, 'id', 'comment_id', 'id_comment', 'uuid') ?? '',
    text,
    author: readAuthor(record),
    createdAt: firstTime(record, 'created_at', 'created_date', 'createdAt', 'date'),
  };
}

function parseComment(raw: unknown): AnnouncementComment | null {
  const record = asRecord(raw);
  const text = firstText(record, 'text', 'comment', 'content', 'message', 'description');
  return record && text !== null ? toComment(record, text) : null;
}

/**
 * Reply of `GET /az/announcements-comments/{id}`: empty unless `success` is true (specification, section 7); entries
 * without a text are left out.
 */
export function parseAnnouncementComments(raw: unknown): AnnouncementComment[] {
  const record = asRecord(raw);
  const list = record?.success === true ? readList(record, 'comments') : null;
  return parseEach(list ?? [], parseComment).map((comment, index) => ({
    ...comment,
    id: comment.id || `${index}`,
  }));
}

/**
 * Reply of `POST /az/announcements-comments-store/{id}`: null unless `success` is true. A success whose `comment`
 * cannot be read still counts as stored and returns the sent text, so that nobody sends it twice.
 */
export function parseStoredComment(raw: unknown, sentText: string): AnnouncementComment | null {
  const record = asRecord(raw);
  if (record?.success !== true) return null;
  return parseComment(record.comment) ?? toComment(asRecord(record.comment) ?? {}, sentText);
}
