import {
  type AnnouncementImage,
  type Comment,
  type FeedPage,
  type FeedView,
  parseAnnouncementComments,
  parseAnnouncementImages,
  parseErrorReply,
  parseFeedPage,
} from '../contracts/index.ts';
import { AppError, asAppError, isAppError } from './app-error.ts';
import { callApi } from './client.ts';

const feedFailure = 'Failed to load global feed';

function feedError(error: AppError): AppError {
  const { kind, serverMessage, fields, status } = error;
  const message = serverMessage ?? feedFailure;
  return new AppError(kind, { message, serverMessage, fields, status: status ?? undefined, cause: error });
}

/**
 * A page of the global feed (`GET /az/global`), or of a `view` (extension `network`). On failure `message` is the
 * server's, or `Failed to load global feed` (specification, section 8).
 */
export async function getGlobalFeed(
  options: { view?: FeedView | 'home' | undefined; cursor?: string | null; signal?: AbortSignal } = {},
): Promise<FeedPage> {
  const { view, cursor, signal } = options;
  const query = [view && `view=${view}`, cursor && `cursor=${encodeURIComponent(cursor)}`];
  const path = ['/az/global', query.filter(Boolean).join('&')].filter(Boolean).join('?');
  try {
    const reply = await callApi(path, { bearer: true, signal });
    const page = parseFeedPage(reply);
    if (page) return page;
    const { kind, message } = parseErrorReply(reply, 200);
    throw new AppError(kind, { serverMessage: message });
  } catch (error) {
    throw isAppError(error) ? feedError(error) : error;
  }
}

async function silently<Value>(
  call: Promise<Value>,
  instead: Value,
  onFailure?: (error: AppError) => void,
): Promise<Value> {
  try {
    return await call;
  } catch (error) {
    if (!isAppError(error)) throw error;
    onFailure?.(error);
    return instead;
  }
}

const pathOf = (call: string, id: string): string => `/az/${call}/${encodeURIComponent(id)}`;

/** Images of an announcement; null on any failure (specification, section 7). Public ones need no `bearer`. */
export function getAnnouncementImages(
  id: string,
  signal?: AbortSignal,
  bearer?: boolean,
): Promise<AnnouncementImage[] | null> {
  return silently(
    callApi(pathOf('announcements-images', id), { signal, bearer }).then(parseAnnouncementImages),
    null,
  );
}

/** Comments of an announcement; empty on any failure (specification, section 7). Public ones need no `bearer`. */
export function getAnnouncementComments(
  id: string,
  signal?: AbortSignal,
  bearer?: boolean,
): Promise<Comment[]> {
  return silently(
    callApi(pathOf('announcements-comments', id), { signal, bearer }).then(parseAnnouncementComments),
    [],
  );
}

const lost = (error: unknown): never => {
  throw asAppError(error);
};

/**
 * Stores a comment. Null on any failure (specification, section 7), so keep the text. Use the same `idempotencyKey` for
 * all attempts. The code that stores comments loads at the first call.
 */
export function storeAnnouncementComment(
  id: string,
  text: string,
  idempotencyKey: string,
  onFailure?: (error: AppError) => void,
): Promise<Comment | null> {
  const stored = import('./store-comment.ts')
    .catch(lost)
    .then(({ storeComment }) => storeComment(id, text, idempotencyKey));
  return silently(stored, null, onFailure);
}
