import { getAnnouncementComments } from '@az/shared/api';
import type { CommentPage } from '@az/shared/contracts';
import type { QueryClient } from '@az/shared/query';
import { isRestricted } from './feed-cache.ts';

/** Prefix of the query keys of all comments on an announcement; each holds pages (`CommentPage`). */
export const commentsKey = (post: string) => ['feed', 'comments', post] as const;

export type QueryContext = { signal: AbortSignal; client: QueryClient };

/** Query for the latest comments on an announcement; empty when the call failed. */
export const latestQuery = (post: string) => ({
  queryKey: [...commentsKey(post), 'latest'] as const,
  queryFn: async ({ signal, client }: QueryContext): Promise<CommentPage> => ({
    items: await getAnnouncementComments(post, signal, isRestricted(client, post)),
    meta: { nextCursor: null },
  }),
  initialPageParam: null,
  getNextPageParam: () => null,
  staleTime: Number.POSITIVE_INFINITY,
});
