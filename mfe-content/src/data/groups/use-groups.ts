import { isAppError } from '@az/shared/api';
import type { Announcement, Group, GroupSort, GroupTab, ListedGroup } from '@az/shared/contracts';
import { getGroup, getGroupAnnouncements, getGroups } from '@az/shared/groups';
import { queryFailure, useQuery, useQueryClient } from '@az/shared/query';
import type { Sample } from '@az/shared/ui/SampleStates';
import { useEffect } from 'react';
import {
  groupKey,
  groupsKey,
  listsKey,
  postsKey,
  useGroupWishes,
  withLike,
  withMembership,
} from './group-wishes.ts';

/** Reads everything about groups again when it may have changed elsewhere. */
function useGroupEvents(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const isOver = new AbortController();
    const read = () => void queries.invalidateQueries({ queryKey: groupsKey });
    import('@az/shared/live').then(
      ({ listenFor }) => {
        if (isOver.signal.aborted) return;
        const stop = listenFor('groups', {
          onEvent: ({ type }) => type === 'own.membership' && read(),
          onHint: ({ type }) => type === 'group.changed' && read(),
          onResync: read,
        });
        isOver.signal.addEventListener('abort', stop);
      },
      // Without its code, changes elsewhere show after the next load.
      () => undefined,
    );
    return () => isOver.abort();
  }, [queries]);
}

async function loadTab(tab: GroupTab, sort: GroupSort, signal: AbortSignal): Promise<ListedGroup[]> {
  const groups: ListedGroup[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof getGroups>> = await getGroups(
      { tab, sort, ...(cursor !== null && { cursor }) },
      signal,
    );
    groups.push(...page.items);
    cursor = page.meta.nextCursor;
  } while (cursor !== null);
  return groups;
}

/** The groups of a tab; undefined until all of them have loaded. Changes by the member show at once. */
export function useGroups(tab: GroupTab, sort: GroupSort): Sample<ListedGroup> {
  const query = useQuery({
    queryKey: [...listsKey, tab, sort],
    queryFn: ({ signal }) => loadTab(tab, sort, signal),
    networkMode: 'always',
  });
  const wishes = useGroupWishes();
  useGroupEvents();
  const items = query.data?.map((group) => wishes.reduce(withMembership, group));
  return { items, ...queryFailure(query) };
}

/** One group. `isMissing`: there is none, or the member may not know of it. */
export function useGroup(id: string) {
  const query = useQuery({
    queryKey: groupKey(id),
    queryFn: ({ signal }) => getGroup(id, signal),
    networkMode: 'always',
  });
  const wishes = useGroupWishes();
  useGroupEvents();
  const isMissing = isAppError(query.error) && query.error.kind === 'not-found';
  const group: Group | undefined = query.data && wishes.reduce(withMembership, query.data);
  return { group, isMissing, ...queryFailure(query) };
}

/** The announcements of a group that is open to the member, the latest first. */
export function useGroupPosts(id: string): Sample<Announcement> {
  const query = useQuery({
    queryKey: [...postsKey, id],
    queryFn: ({ signal }) => getGroupAnnouncements(id, signal),
    networkMode: 'always',
  });
  const wishes = useGroupWishes();
  return { items: query.data && wishes.reduce(withLike, query.data).items, ...queryFailure(query) };
}
