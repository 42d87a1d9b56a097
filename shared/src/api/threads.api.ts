import {
  type Comment,
  type CommentPage,
  parseCommentPage,
  parseLikeReply,
  parseThreadComment,
} from '../contracts/index.ts';
import { callAndParse, withQuery } from './call-and-parse.ts';

const pathOf = (id: string): string => `/az/comments/${encodeURIComponent(id)}`;
const listPath = (announcementId: string): string =>
  `/az/announcements/${encodeURIComponent(announcementId)}/comments`;

/**
 * A page of the replies to a comment, or without `parent` of the comments of an announcement, oldest first (`comment-threads`,
 * extension). Rejects with `AppError`.
 */
export const getThread = (
  announcementId: string,
  { parent, cursor, signal }: { parent: string | null; cursor: string | null; signal?: AbortSignal },
): Promise<CommentPage> =>
  callAndParse(withQuery(listPath(announcementId), { parent, cursor }), parseCommentPage, { signal });

/** A comment of the member on an announcement, or a reply to the comment `replyTo`. */
export type NewComment = { post: string; replyTo: string | null; text: string };

/**
 * Stores a comment and returns it (extension). Use the same `clientId` for every attempt at one comment, so that it is
 * stored once. Rejects with `AppError`.
 */
export const sendThreadComment = (
  { post, replyTo, ...content }: NewComment,
  clientId: string,
): Promise<Comment> =>
  callAndParse(listPath(post), parseThreadComment, {
    method: 'POST',
    json: { ...content, reply_to: replyTo, client_id: clientId },
  });

/** Changes the text of the member's own comment and returns it (extension). Rejects with `AppError`. */
export const editThreadComment = (id: string, text: string): Promise<Comment> =>
  callAndParse(pathOf(id), parseThreadComment, { method: 'PUT', json: { text } });

/** Likes a comment or removes the like (extension); returns the number of likes. Rejects with `AppError`. */
export async function setCommentLiked(id: string, isLiked: boolean): Promise<number | null> {
  const method = isLiked ? 'PUT' : 'DELETE';
  return (await callAndParse(`${pathOf(id)}/like`, parseLikeReply, { method })).likeCount;
}
