import {
  type Announcement,
  type Audience,
  type FeedPage,
  type Mention,
  parseFeedPage,
  parseLikeReply,
  parseRemovedReply,
  parseStoredAnnouncement,
} from '../contracts/index.ts';
import { ownAnnouncementsKey } from '../own-announcements/index.ts';
import type { QueryKey } from '../query/index.ts';
import { getGlobalFeed } from './announcements.api.ts';
import { AppError, isAppError } from './app-error.ts';
import { callAndParse, withQuery } from './call-and-parse.ts';
import { callApi, getCapabilities } from './client.ts';
import { uploadTransport } from './upload-transport.ts';

/**
 * A text, pictures with a description each, or both. `audience` needs the extension `network`, `mentions` the extension
 * `mentions`.
 */
export type NewAnnouncement = {
  text: string;
  mentions?: Mention[] | undefined;
  audience?: Audience | undefined;
  pictures: { file: Blob; name: string; alt: string }[];
};

const pathOf = (id: string): string => `/az/announcements/${encodeURIComponent(id)}`;

/** Names of the pictures that the browser can no longer read. Sending them fails like a lost connection does. */
async function findUnreadable(pictures: NewAnnouncement['pictures']): Promise<string[]> {
  const names = await Promise.all(
    pictures.map(({ file, name }) =>
      file.arrayBuffer().then(
        () => [],
        () => [name],
      ),
    ),
  );
  return names.flat();
}

const chooseAgain = (names: string[]): string =>
  names
    .map(
      (name) => `«\u202f${name}\u202f» ne peut plus être lue\u00a0: retirez-la et choisissez-la de nouveau.`,
    )
    .join(' ');

/**
 * Publishes an announcement (`POST /az/announcements`, extension). Attempts with the same `clientId` publish it once.
 * `onProgress` receives the fraction sent, 0 to 1. Rejects
 * with `invalid` when a picture can no longer be read.
 */
export async function publishAnnouncement(
  { text, mentions, audience, pictures }: NewAnnouncement,
  { clientId }: { clientId: string },
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: (part: number) => void } = {},
): Promise<Announcement> {
  const form = new FormData();
  form.set('text', text);
  if (mentions) form.set('mentions', JSON.stringify(mentions));
  if (audience) form.set('audience', audience);
  form.set('client_id', clientId);
  for (const { file, name, alt } of pictures) {
    form.append('images', file, name);
    form.append('alts', alt);
  }
  const transport = onProgress && uploadTransport(form, onProgress);
  const reply = await callApi('/az/announcements', {
    method: 'POST',
    bearer: true,
    form,
    signal,
    ...(transport && { transport }),
  }).catch(async (error) => {
    const gone = isAppError(error) && error.kind === 'offline' ? await findUnreadable(pictures) : [];
    throw gone.length > 0 ? new AppError('invalid', { message: chooseAgain(gone), cause: error }) : error;
  });
  const stored = parseStoredAnnouncement(reply);
  if (!stored) throw new AppError('bad-reply');
  return stored;
}

/** A page of the member's own announcements, newest first (extension `network`). */
export const getOwnAnnouncements = (cursor: string | null, signal?: AbortSignal): Promise<FeedPage> =>
  callAndParse(withQuery('/account/announcements', { cursor }), parseFeedPage, {
    extension: 'network',
    signal,
  });

const ownPages = {
  queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
    getOwnAnnouncements(pageParam, signal),
  initialPageParam: null as string | null,
  getNextPageParam: ({ meta }: FeedPage) => meta.nextCursor,
  networkMode: 'always' as const,
  staleTime: 10_000,
  gcTime: 30 * 60_000,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
};

/**
 * The member's own announcements, newest first, for `useInfiniteQuery`: one cached list, which `changeOwnAnnouncements`
 * keeps up to date. Opening a page with the list reads it again if it is at least ten seconds old. Returning to the
 * window does not, so that the list does not move while the member reads it.
 */
export const ownAnnouncementsQuery: typeof ownPages & { queryKey: QueryKey } = {
  ...ownPages,
  queryKey: ownAnnouncementsKey,
};

/** A page of the announcements with a tag, newest first (extension). */
export const getTaggedAnnouncements = (
  tag: string,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<FeedPage> =>
  callAndParse(withQuery('/az/global', { tag, cursor }), parseFeedPage, { extension: 'network', signal });

/** A page of the announcements that the member saved, the latest first (extension). */
export const getSavedAnnouncements = (cursor: string | null, signal?: AbortSignal): Promise<FeedPage> =>
  callAndParse(withQuery('/az/saved', { cursor }), parseFeedPage, { extension: 'network', signal });

/** Sets or removes the member's mark `saved` or `hidden` of an announcement (extension). */
export async function setAnnouncementMark(
  id: string,
  mark: 'saved' | 'hidden',
  isSet: boolean,
): Promise<void> {
  const method = isSet ? 'PUT' : 'DELETE';
  await callAndParse(`${pathOf(id)}/${mark}`, parseRemovedReply, { method });
}

/** Number of pages of the feed in which an announcement is searched. */
const searchedPages = 5;

async function findInFeed(id: string, signal?: AbortSignal): Promise<Announcement | null> {
  let cursor: string | null = null;
  for (let page = 0; page < searchedPages; page += 1) {
    const { items, meta }: FeedPage = await getGlobalFeed({ cursor, ...(signal && { signal }) });
    const found = items.find((one) => one.id === id);
    if (found) return found;
    cursor = meta.nextCursor;
    if (cursor === null) break;
  }
  return null;
}

/**
 * One announcement (`GET /az/announcements/{id}`, extension `network`); null when there is none. On a server
 * without the extension, the newest pages of the feed are searched.
 */
export async function getAnnouncement(id: string, signal?: AbortSignal): Promise<Announcement | null> {
  if (!(await getCapabilities()).includes('network')) return findInFeed(id, signal);
  try {
    return await callAndParse(pathOf(id), parseStoredAnnouncement, { signal });
  } catch (error) {
    if (isAppError(error) && error.kind === 'not-found') return null;
    throw error;
  }
}

/** Up to 50 announcements by id, without those that do not exist, unparsed (`GET /az/announcements`, extension). */
export function getAnnouncements(ids: string[]): Promise<unknown[]> {
  const query = ids.map(encodeURIComponent).join();
  const itemsIn = (reply: unknown) => {
    const items = (reply as { items?: unknown } | null)?.items;
    return Array.isArray(items) && items;
  };
  return callAndParse(`/az/announcements?ids=${query}`, itemsIn);
}

/** Changes the text of the member's own announcement and returns it (extension). */
export const editAnnouncement = (
  id: string,
  changed: Pick<NewAnnouncement, 'text' | 'mentions'>,
): Promise<Announcement> =>
  callAndParse(pathOf(id), parseStoredAnnouncement, { method: 'PUT', json: changed });

/** Changes who may see the member's own announcement and returns it (extension). */
export const setAudience = (id: string, audience: Audience): Promise<Announcement> =>
  callAndParse(pathOf(id), parseStoredAnnouncement, { method: 'PUT', json: { audience } });

export async function removeAnnouncement(id: string): Promise<void> {
  await callAndParse(pathOf(id), parseRemovedReply, { extension: 'network', method: 'DELETE' });
}

/** Removes the member's own comment (`DELETE /az/announcements-comments/{id}`, extension). */
export async function removeComment(id: string): Promise<void> {
  const path = `/az/announcements-comments/${encodeURIComponent(id)}`;
  await callAndParse(path, parseRemovedReply, { extension: 'network', method: 'DELETE' });
}

/** Likes an announcement or removes the like (extension); returns the new state. */
export function setAnnouncementLiked(
  id: string,
  isLiked: boolean,
): Promise<{ liked: boolean; likeCount: number | null }> {
  const method = isLiked ? 'POST' : 'DELETE';
  return callAndParse(`${pathOf(id)}/like`, parseLikeReply, { extension: 'network', method });
}
