import { getAnnouncementComments } from '@az/shared/api';
import type { QueryClient } from '@az/shared/query';
import { isRestricted } from './feed-cache.ts';

/** What a query function gets. */
export type Reading = { signal?: AbortSignal; client: QueryClient };

/** Query for the comments of an announcement; empty when there are none or the call failed. */
export const commentsQuery = (id: string) => ({
  queryKey: ['feed', 'comments', id] as const,
  queryFn: ({ signal, client }: Reading) => getAnnouncementComments(id, signal, isRestricted(client, id)),
  staleTime: Infinity,
});
