import { isAppError } from '@az/shared/api';
import { currentSession } from '@az/shared/auth';
import {
  type ConnectionSort,
  type MemberPage,
  type MemberProfile,
  parseChangedMember,
  previewId,
  type Relation,
} from '@az/shared/contracts';
import { followRelation } from '@az/shared/hidden-people';
import { followAccount, listenFor, watchMembers } from '@az/shared/live';
import {
  type InfiniteData,
  type QueryClient,
  queryFailure,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@az/shared/query';
import type { MemberList, RelationAct } from '@az/shared/relations';
import { useEffect } from 'react';
import { coverKey, experiencesKey, memberKey, picturesKey } from './member-keys.ts';

export type { MemberList, RelationAct } from '@az/shared/relations';

const listsKey = ['profile', 'members'] as const;

/** Maximum number of members whose changes are requested: the first of a list. */
const maxWatched = 50;

/** Interval for reloading data on screen, in milliseconds: no event tells a member that they were blocked. */
const rereadEvery = 60_000;

const loadCalls = () => import('@az/shared/relations');

function ownId(): string {
  const session = currentSession();
  return session.status === 'signed-in' ? session.member.id : '';
}

/** Asks for changes of these members while they are on screen. */
function useWatched(ids: string[]): void {
  const watched = ids.slice(0, maxWatched).join();
  useEffect(() => (watched ? watchMembers(watched.split(',')) : undefined), [watched]);
}

/** Another member. `isMissing`: the member does not exist or is invisible, or has become invisible. */
export function useMember(id: string) {
  const query = useQuery({
    queryKey: memberKey(id),
    queryFn: async ({ signal }) => (await loadCalls()).getMember(id, signal),
    networkMode: 'always',
    staleTime: 0,
    refetchInterval: rereadEvery,
  });
  useWatched([id === previewId ? ownId() : id]);
  const isMissing = isAppError(query.error) && query.error.kind === 'not-found';
  return { member: isMissing ? undefined : query.data, isMissing, ...queryFailure(query) };
}

/** The cover of another member as base64; null until it has loaded, and if it cannot be loaded. */
export function useMemberCover({ id, hasCover }: MemberProfile): string | null {
  const query = useQuery({
    queryKey: coverKey(id ?? ''),
    queryFn: async ({ signal }) => (await loadCalls()).getMemberCover(id ?? '', signal),
    enabled: hasCover,
  });
  return query.data ?? null;
}

type Load<Page> = (
  calls: Awaited<ReturnType<typeof loadCalls>>,
  cursor: string | null,
  signal: AbortSignal,
) => Promise<Page>;

/**
 * A list page by page; undefined until the first page has loaded. `keepsPrevious`: until then, the list of the previous
 * `queryKey` is shown.
 */
function usePages<Item>(
  queryKey: readonly ['profile', ...string[]],
  load: Load<{ items: Item[]; meta: MemberPage['meta'] }>,
  keepsPrevious = false,
) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }) => load(await loadCalls(), pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.nextCursor,
    placeholderData: (previous) => (keepsPrevious ? previous : undefined),
    networkMode: 'always',
    staleTime: 0,
    refetchInterval: rereadEvery,
  });
  return {
    items: query.data?.pages.flatMap((page) => page.items),
    total: query.data?.pages[0]?.meta.total ?? null,
    ...queryFailure(query),
    hasMore: query.hasNextPage,
    isPrevious: query.isPlaceholderData,
    isAdding: query.isFetchingNextPage,
    showMore: () => void query.fetchNextPage(),
  };
}

function useMemberPages(name: string[], load: Load<MemberPage>, keepsPrevious = false) {
  const pages = usePages([...listsKey, ...name], load, keepsPrevious);
  useWatched(pages.items?.flatMap(({ member }) => member.id ?? []) ?? []);
  return pages;
}

export const useMembers = (list: MemberList) =>
  useMemberPages([list], (calls, cursor, signal) => calls.getMembers(list, cursor, signal));

/** The member's connections that a search finds, in an order; those of the previous search until they have loaded. */
export const useConnections = (q: string, sort: ConnectionSort) =>
  useMemberPages(
    ['connections', sort, q],
    (calls, cursor, signal) =>
      calls.getConnections({ ...(q && { q }), sort, ...(cursor !== null && { cursor }) }, signal),
    true,
  );

/** The first connections who follow each other, the latest first. */
export const useFriends = (limit: number) =>
  useMemberPages(['friends'], (calls, _, signal) => calls.getConnections({ only: 'friends', limit }, signal));

/** The connections of another member, as far as the member may see them. */
export const useConnectionsOf = (id: string) =>
  useMemberPages(['connections-of', id], (calls, cursor, signal) =>
    calls.getMemberConnections(id, cursor, signal),
  );

/** The pictures of a member's announcements, as far as the signed-in member may see them. */
export const usePicturesOf = (id: string) =>
  usePages(picturesKey(id), (calls, cursor, signal) => calls.getMemberPictures(id, cursor, signal));

/** Shows a changed relation, and reloads what depends on it. Resolves when the lists on screen have been reloaded. */
function patchRelation(queries: QueryClient, id: string, relation: Relation | null): Promise<void> {
  queries.setQueryData<MemberProfile>(memberKey(id), (known) =>
    known && relation ? { ...known, relation } : known,
  );
  // Reloads the counts and what only connections may see; after a block the profile is no longer found.
  for (const queryKey of [memberKey(id), coverKey(id), experiencesKey(id), picturesKey(id)])
    void queries.invalidateQueries({ queryKey });
  return queries.invalidateQueries({ queryKey: listsKey });
}

/** Applies what a member has changed about themselves, and reads the changed parts of their profile again. */
function patchMember(queries: QueryClient, hint: Record<string, unknown>): void {
  const id = String(hint.member);
  const member = parseChangedMember(hint);
  if (!member && hint.type !== 'member.gone') return;
  if (member)
    queries.setQueriesData<InfiniteData<MemberPage>>(
      { queryKey: listsKey },
      (known) =>
        known && {
          ...known,
          pages: known.pages.map((page) => ({
            ...page,
            items: page.items.map((row) => (row.member.id === id ? { ...row, member } : row)),
          })),
        },
    );
  else void queries.invalidateQueries({ queryKey: listsKey });
  const changed = { cover: coverKey, jobs: experiencesKey }[String(hint.changed)];
  for (const shown of id === ownId() ? [id, previewId] : [id]) {
    void queries.invalidateQueries({ queryKey: memberKey(shown) });
    if (changed) void queries.invalidateQueries({ queryKey: changed(shown) });
  }
}

/** Follows changes of relations, of profiles and of own pictures, by others or by the member in another tab. */
export function useRelationEvents(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      listenFor('network', {
        onHint: (hint) => patchMember(queries, hint),
        onEvent: (event) => {
          followAccount(queries, event);
          if (event.type === 'own.post' || event.type === 'post.gone')
            void queries.invalidateQueries({ queryKey: picturesKey(ownId()) });
          if (event.type !== 'relation.changed' && event.type !== 'own.relation') return;
          followRelation(event);
          if (event.member) void patchRelation(queries, event.member, event.relation ?? null);
        },
        onResync: () => {
          void queries.invalidateQueries({ queryKey: ['profile', 'member'] });
          void queries.invalidateQueries({ queryKey: listsKey });
        },
      }),
    [queries],
  );
}

/** Changes the relation to a member; resolves when the lists on screen show it. Rejects with `AppError`. */
export function useChangeRelation() {
  const queries = useQueryClient();
  return async (id: string, act: RelationAct, note?: string): Promise<void> => {
    const { changeRelation } = await loadCalls();
    await patchRelation(queries, id, await changeRelation(id, act, note));
  };
}

/** Ends the connection to a member. If a call fails, all of it can be repeated. Resolves like `useChangeRelation`. */
export function useEndConnection() {
  const change = useChangeRelation();
  return async (id: string, unfollows: boolean): Promise<void> => {
    if (unfollows) await change(id, 'unfollow');
    await change(id, 'disconnect');
  };
}
