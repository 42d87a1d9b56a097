import type { Entry } from '@az/shared/outbox';
import { type QueryClient, useQuery } from '@az/shared/query';
import type { Pending } from '@az/shared/wishes';

/** A mark that the member sets on an announcement, or removes from it. */
export type MarkWish = { id: string; mark: 'saved' | 'hidden'; isSet: boolean };

/** What the member has done and the server has not confirmed. It is kept in a query that is never loaded. */
function unconfirmed<Item>(name: string) {
  const queryKey = ['feed', name] as const;
  return {
    read: (queries: QueryClient): Item[] => queries.getQueryData<Item[]>(queryKey) ?? [],
    write: (queries: QueryClient, items: Item[]): void => void queries.setQueryData<Item[]>(queryKey, items),
    /** What `select` returns for the items; undefined until `write` was called. */
    useItems: <Value>(select: (items: Item[]) => Value): Value | undefined =>
      useQuery({
        queryKey,
        queryFn: (): Item[] => [],
        enabled: false,
        gcTime: Number.POSITIVE_INFINITY,
        select,
      }).data,
  };
}

/** The entries of the outbox, in their order; empty until `connect-outbox.ts` has read them. */
export const { read: entriesIn, write: setEntries, useItems: useEntries } = unconfirmed<Entry>('outbox');

/** For each post with pictures that this tab sends, the share that has been sent, from 0 to 1. */
export const { write: setUploads, useItems: useUploads } = unconfirmed<{ clientId: string; part: number }>(
  'uploads',
);

export const { read: marksIn, write: setMarks, useItems: useMarks } = unconfirmed<Pending<MarkWish>>('marks');

export type LikeState = { liked: boolean; likeCount: number | null };

export const setLiked =
  (isLiked: boolean) =>
  ({ liked, likeCount }: LikeState): LikeState => ({
    liked: isLiked,
    likeCount:
      likeCount === null || liked === isLiked ? likeCount : Math.max(0, likeCount + (isLiked ? 1 : -1)),
  });
