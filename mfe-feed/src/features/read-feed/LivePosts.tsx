import { useCapability } from '@az/shared/api';
import {
  type Announcement,
  type AnnouncementComment,
  parseAnnouncement,
  parseStoredComment,
} from '@az/shared/contracts';
import { listenLive, useLiveState, watchPosts } from '@az/shared/live';
import { type QueryClient, useQueryClient } from '@az/shared/query';
import { useEffect, useEffectEvent } from 'react';
import { commentsQuery } from '../../data/announcement-comments.ts';
import { changeAnnouncement, changeItems } from '../../data/feed-cache.ts';
import { isLiking } from '../../data/likes.ts';

/** What others did, or an announcement, as the server sends it (`LiveHintWire`, `FeedItemWire`). */
type Change = Record<string, unknown>;

/** Announcements of which changes are asked for: the newest on screen. */
const maxWatched = 50;
/** How often what is on screen is read again: hints may be lost. In milliseconds. */
const rereadEvery = 60_000;

const removePost = (queries: QueryClient, id: unknown) =>
  changeItems(queries, (items) => items.filter((one) => one.id !== id));

/**
 * Takes over a newer state of an announcement; what differs between members only from a reply to this one. Returns whether
 * its number of comments has changed.
 */
function patchPost(queries: QueryClient, newer: Announcement | null, isOwnReply: boolean): boolean {
  // The reply to the member's own call is awaited.
  if (!newer || isLiking(newer.id)) return false;
  let hasOtherComments = false;
  changeAnnouncement(queries, newer.id, (known) => {
    if (known.rev !== null && newer.rev !== null && newer.rev < known.rev) return {};
    const { text, likeCount, commentCount, rev, liked } = newer;
    hasOtherComments ||= commentCount !== known.commentCount;
    return { text, likeCount, commentCount, rev, ...(isOwnReply && { liked }) };
  });
  return hasOtherComments;
}

function patchComments(queries: QueryClient, { type, post, comment }: Change): void {
  const { queryKey } = commentsQuery(String(post));
  const stored = parseStoredComment({ success: true, comment }, '');
  const id = stored?.id || comment;
  queries.setQueryData<AnnouncementComment[]>(queryKey, (known) => {
    if (!known) return known;
    if (type === 'comment.gone') return known.filter((one) => one.id !== id);
    if (!stored) return known;
    if (known.some((one) => one.id === id)) return known.map((one) => (one.id === id ? stored : one));
    return type === 'comment.new' ? [...known, stored] : known;
  });
}

/** Reads announcements again, and the comments of those that have others now. */
async function reread(queries: QueryClient, ids: string[]): Promise<void> {
  const { getAnnouncements } = await import('@az/shared/publishing');
  const found = (await getAnnouncements(ids)) as Change[];
  const present = new Set(found.map(({ id }) => id));
  for (const id of ids) if (!present.has(id)) removePost(queries, id);
  for (const one of found)
    if (patchPost(queries, parseAnnouncement(one), true))
      void queries.invalidateQueries({ queryKey: commentsQuery(String(one.id)).queryKey });
}

function useListening(ids: string[], onNew: () => void): void {
  const queries = useQueryClient();
  const readAgain = useEffectEvent(() => {
    // A failure is repaired by the next time.
    if (!document.hidden && ids.length > 0) reread(queries, ids.slice(0, maxWatched)).catch(() => undefined);
  });
  const notifyNew = useEffectEvent(onNew);
  useEffect(() => {
    const timer = setInterval(() => readAgain(), rereadEvery);
    const stop = listenLive({
      onHint: (hint) => {
        if (hint.type === 'feed.new') notifyNew();
        else if (hint.type === 'post.gone') removePost(queries, hint.post);
        else if (hint.type === 'post.changed')
          patchPost(queries, parseAnnouncement({ ...hint, id: hint.post }), false);
        else patchComments(queries, hint);
      },
      onEvent: (event) => {
        if (event.type === 'own.post') notifyNew();
        if (event.type === 'post.gone') removePost(queries, event.id);
        else patchPost(queries, event.post, true);
      },
      onResync: () => readAgain(),
    });
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [queries]);
  const watched = ids.slice(0, maxWatched).join();
  useEffect(() => watchPosts(watched.split(',').filter(Boolean)), [watched]);
}

function Listening({ ids, onNew }: { ids: string[]; onNew: () => void }) {
  useListening(ids, onNew);
  return useLiveState() === 'down' ? 'Hors direct — nouvelle tentative…' : null;
}

/**
 * Keeps announcements in every cached list, and their comments, as they are on the server, where it has the calls. `onNew`
 * is called when there is a newer announcement. Says when there is no connection.
 */
export function LivePosts(props: { ids: string[]; onNew: () => void }) {
  return useCapability('live') ? <Listening {...props} /> : null;
}
