import {
  type Comment,
  type CommentPage,
  parseCommentPage,
  parseLikeReply,
  parseThreadComment,
} from '../contracts/index.ts';
import { AppError } from './app-error.ts';
import { callApi } from './client.ts';

const pathOf = (id: string): string => `/az/comments/${encodeURIComponent(id)}`;
const listPath = (announcementId: string): string =>
  `/az/announcements/${encodeURIComponent(announcementId)}/comments`;

/**
 * A page of the replies to a comment, or without `parent` of the comments of an announcement, oldest first (`comment-threads`,
 * extension). Rejects with `AppError`.
 */
export async function getThread(
  announcementId: string,
  { parent, cursor, signal }: { parent: string | null; cursor: string | null; signal?: AbortSignal },
): Promise<CommentPage> {
  const query = new URLSearchParams({ ...(parent && { parent }), ...(cursor && { cursor }) }).toString();
  const path = listPath(announcementId);
  const reply = await callApi(query ? `${path}?${query}` : path, { bearer: true, signal });
  const page = parseCommentPage(reply);
  if (!page) throw new AppError('bad-reply');
  return page;
}

const readStored = (reply: unknown): Comment => {
  const stored = parseThreadComment(reply);
  if (!stored) throw new AppError('bad-reply');
  return stored;
};

/** A comment of the member on an announcement, or a reply to the comment `replyTo`. */
export type NewComment = { post: string; replyTo: string | null; text: string };

/**
 * Stores a comment and returns it (extension). Use the same `clientId` for every attempt at one comment, so that it is
 * stored once. Rejects with `AppError`.
 */
export const sendThreadComment = async (
  { post, replyTo, ...content }: NewComment,
  clientId: string,
): Promise<Comment> =>
  readStored(
    await callApi(listPath(post), {
      method: 'POST',
      bearer: true,
      json: { ...content, reply_to: replyTo, client_id: clientId },
    }),
  );

/** Changes the text of the member's own comment and returns it (extension). Rejects with `AppError`. */
export const editThreadComment = async (id: string, text: string): Promise<Comment> =>
  readStored(await callApi(pathOf(id), { method: 'PUT', bearer: true, json: { text } }));

/** Likes a comment or removes the like (extension); returns the number of likes. Rejects with `AppError`. */
export async function setCommentLiked(id: string, isLiked: boolean): Promise<number | null> {
  const method = isLiked ? 'PUT' : 'DELETE';
  const reply = parseLikeReply(await callApi(`${pathOf(id)}/like`, { method, bearer: true }));
  if (!reply) throw new AppError('bad-reply');
  return reply.likeCount;
}
