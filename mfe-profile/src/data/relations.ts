import { isAppError } from '@az/shared/api';
import type { MemberProfile, Relation } from '@az/shared/contracts';
import { followRelation } from '@az/shared/hidden-people';
import { listenLive } from '@az/shared/live';
import { type QueryClient, queryFailure, useInfiniteQuery, useQuery, useQueryClient } from '@az/shared/query';
import type { MemberList, RelationAct } from '@az/shared/relations';
import { useEffect } from 'react';

export type { MemberList, RelationAct } from '@az/shared/relations';

const memberKey = (id: string) => ['profile', 'member', id] as const;
const listsKey = ['profile', 'members'] as const;

/** How often what is on screen is read again: nobody is told that they were blocked. In milliseconds. */
const rereadEvery = 60_000;

const loadCalls = () => import('@az/shared/relations');

/** Another member; `isMissing` for somebody unknown or invisible, also when they have become so. */
export function useMember(id: string) {
  const query = useQuery({
    queryKey: memberKey(id),
    queryFn: async ({ signal }) => (await loadCalls()).getMember(id, signal),
    networkMode: 'always',
    staleTime: 0,
    refetchInterval: rereadEvery,
  });
  const isMissing = isAppError(query.error) && query.error.kind === 'not-found';
  return { member: isMissing ? undefined : query.data, isMissing, ...queryFailure(query) };
}

/** The cover of another member as base64; null until it is loaded, and when it cannot be. */
export function useMemberCover({ id, hasCover }: MemberProfile): string | null {
  const query = useQuery({
    queryKey: ['profile', 'member-cover', id ?? ''],
    queryFn: async ({ signal }) => (await loadCalls()).getMemberCover(id ?? '', signal),
    enabled: hasCover,
  });
  return query.data ?? null;
}

/** One of the member's lists, the latest first, page by page; undefined until the first page has loaded. */
export function useMembers(list: MemberList) {
  const query = useInfiniteQuery({
    queryKey: [...listsKey, list],
    queryFn: async ({ pageParam, signal }) => (await loadCalls()).getMembers(list, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.nextCursor,
    networkMode: 'always',
    staleTime: 0,
    refetchInterval: rereadEvery,
  });
  return {
    items: query.data?.pages.flatMap((page) => page.items),
    total: query.data?.pages[0]?.meta.total ?? null,
    ...queryFailure(query),
    hasMore: query.hasNextPage,
    isAdding: query.isFetchingNextPage,
    showMore: () => void query.fetchNextPage(),
  };
}

/** Takes over a relation that has changed, and reads what depends on it again in place. */
function patchRelation(queries: QueryClient, id: string, relation: Relation | null): void {
  queries.setQueryData<MemberProfile>(memberKey(id), (known) =>
    known && relation ? { ...known, relation } : known,
  );
  // Counts, and what preferences show to connections; after a block the profile is no longer found.
  void queries.invalidateQueries({ queryKey: memberKey(id) });
  void queries.invalidateQueries({ queryKey: listsKey });
}

/** Follows what the member, in other tabs, and others do about relations. */
export function useRelationEvents(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      listenLive({
        onEvent: (event) => {
          if (event.type !== 'relation.changed' && event.type !== 'own.relation') return;
          followRelation(event);
          if (event.member) patchRelation(queries, event.member, event.relation ?? null);
        },
        onResync: () => {
          void queries.invalidateQueries({ queryKey: ['profile', 'member'] });
          void queries.invalidateQueries({ queryKey: listsKey });
        },
      }),
    [queries],
  );
}

/** Changes the relation to a member. Rejects with `AppError`. */
export function useChangeRelation() {
  const queries = useQueryClient();
  return async (id: string, act: RelationAct, note?: string): Promise<void> => {
    const { changeRelation } = await loadCalls();
    patchRelation(queries, id, await changeRelation(id, act, note));
  };
}
