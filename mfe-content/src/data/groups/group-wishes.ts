import type { FeedPage, Group, ListedGroup, Membership } from '@az/shared/contracts';
import { joinGroup, leaveGroup, likeInGroup } from '@az/shared/groups';
import type { QueryClient } from '@az/shared/query';
import { toastFailure } from '@az/shared/toast';
import { sendWish } from '@az/shared/wishes';
import { pendingWishes } from '../pending-wishes.ts';

export const groupsKey = ['content', 'groups'] as const;
export const listsKey = [...groupsKey, 'lists'] as const;
export const postsKey = [...groupsKey, 'posts'] as const;
export const groupKey = (id: string) => [...groupsKey, 'group', id] as const;

/** A change by the member that shows at once, before the server has confirmed it. */
export type GroupWish =
  | { kind: 'group'; id: string; membership: Membership; resume?: boolean }
  | { kind: 'post'; id: string; liked: boolean };

const pending = pendingWishes<GroupWish>('groups');

export const useGroupWishes = pending.useWishes;

/** The group with the wish applied, if the wish is about it. */
export function withMembership<One extends ListedGroup | Group>(group: One, wish: GroupWish): One {
  if (wish.kind !== 'group' || wish.id !== group.id || wish.membership === group.membership) return group;
  const { membership } = wish;
  const joined = Number(membership === 'member') - Number(group.membership === 'member');
  const isClosed = group.type === 'Private' && membership !== 'member';
  return {
    ...group,
    membership,
    memberCount: group.memberCount + joined,
    ...(isClosed && 'content' in group && { content: null }),
  };
}

/** The page of announcements with the wish applied, if the wish is about one of them. */
export const withLike = (page: FeedPage, wish: GroupWish): FeedPage => ({
  ...page,
  items: page.items.map((post) =>
    wish.kind === 'post' && wish.id === post.id && wish.liked !== post.liked
      ? { ...post, liked: wish.liked, likeCount: (post.likeCount ?? 0) + (wish.liked ? 1 : -1) }
      : post,
  ),
});

function applyStored(queries: QueryClient, wish: GroupWish): void {
  if (wish.kind === 'post') {
    queries.setQueriesData<FeedPage>({ queryKey: postsKey }, (page) => page && withLike(page, wish));
    return;
  }
  queries.setQueriesData<ListedGroup[]>({ queryKey: listsKey }, (groups) =>
    groups?.map((group) => withMembership(group, wish)),
  );
  // A group that was left stays in the list on screen while that can be undone.
  const refetchType = wish.membership === 'none' ? 'none' : 'active';
  void queries.invalidateQueries({ queryKey: listsKey, refetchType });
}

async function send(queries: QueryClient, wish: GroupWish): Promise<void> {
  if (wish.kind === 'post') return likeInGroup(wish.id, wish.liked);
  const { id, membership, resume = false } = wish;
  const group = await (membership === 'none' ? leaveGroup(id) : joinGroup(id, resume));
  queries.setQueryData(groupKey(id), group);
}

/** Shows a change and sends it; if the server refuses it, a message says so and the change is undone. */
export function wishInGroups(queries: QueryClient, wish: GroupWish): void {
  void sendWish<GroupWish>(wish, {
    read: () => pending.read(queries),
    write: (wishes, stored) => {
      if (stored) applyStored(queries, stored);
      pending.write(queries, wishes);
    },
    thingOf: ({ kind, id }) => `${kind} ${id}`,
    send: (one) => send(queries, one),
    onRefused: (thrown) => toastFailure('Ce changement n’a pas pu être enregistré.', thrown),
  });
}
