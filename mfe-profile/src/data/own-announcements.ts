import type { Announcement, FeedPage } from '@az/shared/contracts';
import { ownAnnouncementsQuery } from '@az/shared/publishing';
import { type InfiniteData, useInfiniteQuery } from '@az/shared/query';
import { useEffect, useEffectEvent } from 'react';
import { pagedList } from './paged-list.ts';

/** The items of all pages, without those that the feed has marked as removed. */
const itemsOf = ({ pages }: InfiniteData<FeedPage>) =>
  pages.flatMap(({ items }) => items).filter((one: Announcement & { isGone?: true }) => !one.isGone);

/** Calls back when the member has published, edited or removed something, in this tab or elsewhere. */
function useOwnEvents(onChange: () => void): void {
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    const listening = import('@az/shared/live').then(
      ({ listenFor }) =>
        listenFor('network', {
          onEvent: ({ type }) => ['own.post', 'post.gone'].includes(type) && notify(),
          onResync: (missed) => missed === 'events' && notify(),
        }),
      () => undefined,
    );
    return () => void listening.then((stop) => stop?.());
  }, []);
}

/** The member's own publications, newest first, page by page; undefined until the first page has loaded. */
export function useOwnAnnouncements() {
  const query = useInfiniteQuery({ ...ownAnnouncementsQuery, select: itemsOf });
  useOwnEvents(() => void query.refetch());
  return pagedList(query);
}
