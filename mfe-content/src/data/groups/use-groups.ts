import { isAppError } from '@az/shared/api';
import type { Announcement, Group, GroupSort, GroupTab, ListedGroup } from '@az/shared/contracts';
import { getAllGroups, getGroup, getGroupAnnouncements } from '@az/shared/groups';
import { queryFailure, useQuery } from '@az/shared/query';
import type { Sample } from '@az/shared/ui/SampleStates';
import { useChangesElsewhere } from '../use-changes-elsewhere.ts';
import {
  groupKey,
  groupsKey,
  listsKey,
  postsKey,
  useGroupWishes,
  withLike,
  withMembership,
} from './group-wishes.ts';

const useGroupChanges = () => useChangesElsewhere('groups', groupsKey, 'own.membership', 'group.changed');

/** The groups of a tab; undefined until all of them have loaded. Changes by the member show at once. */
export function useGroups(tab: GroupTab, sort: GroupSort): Sample<ListedGroup> {
  const query = useQuery({
    queryKey: [...listsKey, tab, sort],
    queryFn: ({ signal }) => getAllGroups({ tab, sort }, signal),
    networkMode: 'always',
  });
  const wishes = useGroupWishes();
  useGroupChanges();
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
  useGroupChanges();
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
