import type { Entry } from '@az/shared/outbox';
import { type QueryClient, useQuery } from '@az/shared/query';

/** Query key of what the member has done and the server has not confirmed; `connect-outbox.ts` sets it. */
const unconfirmedKey = ['feed', 'outbox'] as const;

/** The unconfirmed entries, in their order; none until the outbox has been read. */
export const entriesIn = (queries: QueryClient): Entry[] =>
  queries.getQueryData<Entry[]>(unconfirmedKey) ?? [];

export const setEntries = (queries: QueryClient, entries: Entry[]): void =>
  void queries.setQueryData<Entry[]>(unconfirmedKey, entries);

/** What `select` finds among the unconfirmed entries; undefined until the outbox has been read. */
export function useEntries<Value>(select: (entries: Entry[]) => Value): Value | undefined {
  const { data } = useQuery({
    queryKey: unconfirmedKey,
    queryFn: (): Entry[] => [],
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
    select,
  });
  return data;
}

export type Liking = { liked: boolean; likeCount: number | null };

/** The state with the like set or removed. */
export const setLiked =
  (isLiked: boolean) =>
  ({ liked, likeCount }: Liking): Liking => ({
    liked: isLiked,
    likeCount:
      likeCount === null || liked === isLiked ? likeCount : Math.max(0, likeCount + (isLiked ? 1 : -1)),
  });
