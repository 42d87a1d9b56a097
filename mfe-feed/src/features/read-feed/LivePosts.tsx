import { useCapability } from '@az/shared/api';
import {
  type LiveEvent,
  parseAnnouncement,
  parseChangedMember,
  parseComment,
  parseRootId,
} from '@az/shared/contracts';
import { followRelation } from '@az/shared/hidden-people';
import { followAccount, listenLive, useLiveState, watchPosts } from '@az/shared/live';
import { type QueryClient, useQueryClient } from '@az/shared/query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { addLive, patchComment, removeComment, rereadMissingPlace } from '../../data/comment-cache.ts';
import { findAnnouncement } from '../../data/feed-cache.ts';
import {
  patchAuthor,
  patchPost,
  replaceByNotice,
  rereadAnnouncements,
  rereadRestricted,
} from '../../data/patch-posts.ts';
import { usePreparedOutbox } from '../../ui/WaitingComments.tsx';
import { ArrivedComments } from './ArrivedComments.tsx';
import styles from './NewerPosts.module.css';

/** A hint about what others did, or an announcement, as the server sends it (`LiveHintWire`, `FeedItemWire`). */
type Change = Record<string, unknown>;

/** Maximum number of announcements whose changes are requested: the newest on screen. */
const maxWatched = 50;
/** Interval at which announcements on screen are read again because hints may be lost, in milliseconds. */
const rereadEvery = 60_000;

function patchComments(queries: QueryClient, { type, post, comment, yours }: Change): void {
  const of = String(post);
  const changed = parseComment(comment);
  if (type === 'comment.gone') removeComment(queries, of, String(comment));
  else if (changed && type === 'comment.new') {
    addLive(queries, of, changed);
    rereadMissingPlace(queries, of, changed, parseRootId(comment));
  } else if (changed) patchComment(queries, of, changed, yours === true);
}

/** Whether the member has, in another tab, unhidden an announcement that no list of this tab contains. */
const isShownAgain = (queries: QueryClient, { type, post }: LiveEvent): boolean =>
  type === 'own.mark' && post?.hidden === false && !findAnnouncement(queries, post.id);

function useListening(ids: string[], onNew: () => void): void {
  const queries = useQueryClient();
  /** Whether the announcements on screen must be read again once the page is visible. */
  const mustReread = useRef(false);
  const notifyNew = useEffectEvent(onNew);
  const readAgain = useEffectEvent((hasMissed: boolean) => {
    mustReread.current ||= hasMissed;
    if (document.hidden) return;
    const isWhole = mustReread.current;
    if (isWhole) notifyNew();
    if (ids.length === 0) return;
    mustReread.current = false;
    rereadAnnouncements(queries, ids.slice(0, maxWatched), isWhole).catch(() => {
      // The next read tries again.
      mustReread.current ||= isWhole;
    });
  });
  useEffect(() => {
    const timer = setInterval(() => readAgain(false), rereadEvery);
    const rereadIfNeeded = () => mustReread.current && readAgain(false);
    document.addEventListener('visibilitychange', rereadIfNeeded);
    const stop = listenLive({
      onHint: (hint) => {
        const member = parseChangedMember(hint);
        if (member) patchAuthor(queries, member);
        else if (hint.type === 'feed.new') notifyNew();
        else if (hint.type === 'post.gone') replaceByNotice(queries, String(hint.post));
        else if (hint.type === 'post.changed')
          patchPost(queries, parseAnnouncement({ ...hint, id: hint.post }), false);
        else patchComments(queries, hint);
      },
      onEvent: (event) => {
        if (event.type === 'own.post' || isShownAgain(queries, event)) notifyNew();
        followRelation(event);
        // After a block there is no relation: `followRelation` has replaced the cards, which are not read again.
        if (event.member && event.relation)
          rereadRestricted(queries, event.member).catch(() => (mustReread.current = true));
        followAccount(queries, event);
        if (event.type === 'post.gone') replaceByNotice(queries, String(event.id));
        else patchPost(queries, event.post, true);
      },
      onResync: (missed) => readAgain(missed !== null),
    });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', rereadIfNeeded);
      stop();
    };
  }, [queries]);
  const watched = ids.slice(0, maxWatched).join();
  const known = useRef<string[]>([]);
  useEffect(() => {
    const posts = watched.split(',').filter(Boolean);
    const stop = watchPosts(posts);
    // Added announcements are reloaded, as they may have changed. The first ones are reloaded when the stream begins.
    const added = known.current.length > 0 ? posts.filter((id) => !known.current.includes(id)) : [];
    known.current = posts;
    if (added.length > 0) rereadAnnouncements(queries, added).catch(() => undefined);
    return stop;
  }, [queries, watched]);
}

type Props = { ids: string[]; onNew: () => void };

function Listening({ ids, onNew }: Props) {
  useListening(ids, onNew);
  const prepare = usePreparedOutbox();
  const prepareOnce = useEffectEvent(prepare);
  useEffect(() => prepareOnce(), []);
  const isDown = useLiveState() === 'down';
  return <output className={styles.connection}>{isDown && 'Hors direct — nouvelle tentative…'}</output>;
}

/**
 * Keeps announcements and their comments in every cached list up to date, if the server supports that. Calls
 * `onNew` when there is a newer announcement, and shows when there is no connection. With `isSingle`, for the page
 * of one announcement, new comments are announced to screen readers.
 */
export function LivePosts({ isSingle = false, ...props }: Props & { isSingle?: boolean }) {
  if (!useCapability('network')) return null;
  return (
    <>
      <Listening {...props} />
      {isSingle && props.ids.map((id) => <ArrivedComments key={id} post={id} />)}
    </>
  );
}
