import {
  type Comment,
  type CommentPage,
  type Mention,
  type OwnCommentPage,
  parseCommentPage,
  parseLikeReply,
  parseOwnComments,
  parseThreadComment,
} from '../contracts/index.ts';
import { getAnnouncementComments } from './announcements.api.ts';
import { callAndParse, withQuery } from './call-and-parse.ts';
import { type Call, getCapabilities } from './client.ts';

/** What comments are about: the id of an announcement, or an item, whose comments need the extension `item-comments`. */
type Commented = string | CommentedItem;

export type CommentedItem = { kind: 'post' | 'video' | 'album' | 'short' | 'article'; id: string };

const pathOf = (id: string): string => `/az/comments/${encodeURIComponent(id)}`;

/** The path of the list of comments, and the extension of the calls about an item. */
function callsOf(about: Commented): { path: string; call: Pick<Call, 'extension'> } {
  if (typeof about === 'string')
    return { path: `/az/announcements/${encodeURIComponent(about)}/comments`, call: {} };
  const path = `/${about.kind}s/${encodeURIComponent(about.id)}/comments`;
  return { path, call: { extension: 'item-comments' } };
}

type Range = {
  parent: string | null;
  /** A comment that is looked for: it, or the one above it on this level, comes first. */
  to?: string | null;
  cursor: string | null;
  signal?: AbortSignal;
};

/**
 * A page of comments, or of the replies to `parent`, oldest first. On a server without the extension `network`, or if its extensions cannot be loaded, the comments on an announcement come from the call of the specification.
 */
export async function getThread(
  about: Commented,
  { parent, to = null, cursor, signal }: Range,
): Promise<CommentPage> {
  const names = typeof about === 'string' ? await getCapabilities().catch(() => null) : null;
  if (typeof about === 'string' && !names?.includes('network'))
    return { items: await getAnnouncementComments(about, signal, true), meta: { nextCursor: null } };
  const { path, call } = callsOf(about);
  return callAndParse(withQuery(path, { parent, to, cursor }), parseCommentPage, { ...call, signal });
}

/** A page of the member's own comments, newest first (extension `network`). */
export const getOwnComments = (cursor: string | null, signal?: AbortSignal): Promise<OwnCommentPage> =>
  callAndParse(withQuery('/account/comments', { cursor }), parseOwnComments, {
    extension: 'network',
    signal,
  });

/** `mentions` needs the extension `mentions`. */
export type NewComment = { replyTo: string | null; text: string; mentions?: Mention[] };

/** Stores a comment (extension), once for all attempts with one `clientId`. */
export function sendThreadComment(
  about: Commented,
  { replyTo, ...written }: NewComment,
  clientId: string,
): Promise<Comment> {
  const { path, call } = callsOf(about);
  const json = { ...written, reply_to: replyTo, client_id: clientId };
  return callAndParse(path, parseThreadComment, { ...call, method: 'POST', json });
}

/** Changes the text of the member's own comment and returns it (extension). */
export const editThreadComment = (
  id: string,
  changed: { text: string; mentions?: Mention[] },
): Promise<Comment> => callAndParse(pathOf(id), parseThreadComment, { method: 'PUT', json: changed });

/** Likes a comment or removes the like (extension); returns the number of likes. */
export async function setCommentLiked(
  about: Commented,
  id: string,
  isLiked: boolean,
): Promise<number | null> {
  const call: Call = { ...callsOf(about).call, method: isLiked ? 'PUT' : 'DELETE' };
  return (await callAndParse(`${pathOf(id)}/like`, parseLikeReply, call)).likeCount;
}
