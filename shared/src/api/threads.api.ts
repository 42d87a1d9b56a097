import {
  type Comment,
  type CommentPage,
  type OwnCommentPage,
  parseCommentPage,
  parseLikeReply,
  parseOwnComments,
  parseThreadComment,
} from '../contracts/index.ts';
import { callAndParse, withQuery } from './call-and-parse.ts';

const pathOf = (id: string): string => `/az/comments/${encodeURIComponent(id)}`;
const listPath = (announcementId: string): string =>
  `/az/announcements/${encodeURIComponent(announcementId)}/comments`;

/** A page of an announcement's comments, or of the replies to `parent`, oldest first (`comment-threads`, extension). */
export const getThread = (
  announcementId: string,
  { parent, cursor, signal }: { parent: string | null; cursor: string | null; signal?: AbortSignal },
): Promise<CommentPage> =>
  callAndParse(withQuery(listPath(announcementId), { parent, cursor }), parseCommentPage, { signal });

/** A page of the member's own comments, newest first (`account-comments`, extension). */
export const getOwnComments = (cursor: string | null, signal?: AbortSignal): Promise<OwnCommentPage> =>
  callAndParse(withQuery('/account/comments', { cursor }), parseOwnComments, { signal });

export type NewComment = { post: string; replyTo: string | null; text: string };

/** Stores a comment (extension), once for all attempts with one `clientId`. */
export const sendThreadComment = (
  { post, replyTo, ...content }: NewComment,
  clientId: string,
): Promise<Comment> =>
  callAndParse(listPath(post), parseThreadComment, {
    method: 'POST',
    json: { ...content, reply_to: replyTo, client_id: clientId },
  });

/** Changes the text of the member's own comment and returns it (extension). */
export const editThreadComment = (id: string, text: string): Promise<Comment> =>
  callAndParse(pathOf(id), parseThreadComment, { method: 'PUT', json: { text } });

/** Likes a comment or removes the like (extension); returns the number of likes. */
export async function setCommentLiked(id: string, isLiked: boolean): Promise<number | null> {
  const method = isLiked ? 'PUT' : 'DELETE';
  return (await callAndParse(`${pathOf(id)}/like`, parseLikeReply, { method })).likeCount;
}
