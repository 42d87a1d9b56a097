import {
  type CommentPage,
  type PostComment,
  parseCommentPage,
  parseLikeReply,
  parseStoredPostComment,
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

const readStored = (reply: unknown): PostComment => {
  const stored = parseStoredPostComment(reply);
  if (!stored) throw new AppError('bad-reply');
  return stored;
};

/**
 * Stores a comment, or a reply to `replyTo`, and returns it (extension). Use the same `clientId` for every attempt at one
 * comment, so that it is stored once. Rejects with `AppError`.
 */
export const sendThreadComment = async (
  announcementId: string,
  { text, replyTo, clientId }: { text: string; replyTo: string | null; clientId: string },
): Promise<PostComment> =>
  readStored(
    await callApi(listPath(announcementId), {
      method: 'POST',
      bearer: true,
      json: { text, reply_to: replyTo, client_id: clientId },
    }),
  );

/** Changes the text of the member's own comment and returns it (extension). Rejects with `AppError`. */
export const editThreadComment = async (id: string, text: string): Promise<PostComment> =>
  readStored(await callApi(pathOf(id), { method: 'PUT', bearer: true, json: { text } }));

/** Likes a comment or removes the like (extension); returns the number of likes. Rejects with `AppError`. */
export async function setCommentLiked(id: string, isLiked: boolean): Promise<number | null> {
  const method = isLiked ? 'PUT' : 'DELETE';
  const reply = parseLikeReply(await callApi(`${pathOf(id)}/like`, { method, bearer: true }));
  if (!reply) throw new AppError('bad-reply');
  return reply.likeCount;
}
