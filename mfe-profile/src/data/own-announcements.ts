import { hasCapability, useCapability } from '@az/shared/api';
import type { Announcement, FeedPage } from '@az/shared/contracts';
import { ownAnnouncementsQuery } from '@az/shared/publishing';
import {
  type InfiniteData,
  queryFailure,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@az/shared/query';
import type { Sample } from '@az/shared/sample/people';
import { useEffect, useEffectEvent } from 'react';
import { pagedList } from './paged-list.ts';

export type Source = 'server' | 'sample';

/** A list with one item: `server` if the server lists the member's publications, otherwise `sample`. */
export function useSource(): Sample<Source> {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: ['profile', 'source-of-publications'],
    queryFn: async (): Promise<[Source]> => [
      (await hasCapability(queries, 'account-announcements')) ? 'server' : 'sample',
    ],
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { items: query.data, ...queryFailure(query) };
}

/** The items of all pages, without those that the feed has marked as removed. */
const itemsOf = ({ pages }: InfiniteData<FeedPage>) =>
  pages.flatMap(({ items }) => items).filter((one: Announcement & { isGone?: true }) => !one.isGone);

/** Calls back when the member has published, edited or removed something, in this tab or elsewhere. */
function useOwnEvents(onChange: () => void): void {
  const isLive = useCapability('live');
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    if (!isLive) return;
    const listening = import('@az/shared/live').then(
      ({ listenLive }) =>
        listenLive({
          onEvent: ({ type }) => ['own.post', 'post.gone'].includes(type) && notify(),
          onResync: (missed) => missed === 'events' && notify(),
        }),
      () => undefined,
    );
    return () => void listening.then((stop) => stop?.());
  }, [isLive]);
}

/** The member's own publications, newest first, page by page; undefined until the first page has loaded. */
export function useOwnAnnouncements() {
  const query = useInfiniteQuery({ ...ownAnnouncementsQuery, select: itemsOf });
  useOwnEvents(() => void query.refetch());
  return pagedList(query);
}
