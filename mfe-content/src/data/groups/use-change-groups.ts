import type { FeedPage, NewGroupWire } from '@az/shared/contracts';
import { announceInGroup, createGroup, removeFromGroup, removeGroup } from '@az/shared/groups';
import { useQueryClient } from '@az/shared/query';
import { groupKey, listsKey, postsKey, wishInGroups } from './group-wishes.ts';

/** Creates and removes the member's own groups. Both reject with `AppError`. */
export function useOwnGroups() {
  const queries = useQueryClient();
  const readLists = () => void queries.invalidateQueries({ queryKey: listsKey });
  return {
    create: async (group: NewGroupWire): Promise<void> => {
      const created = await createGroup(group);
      queries.setQueryData(groupKey(created.id), created);
      readLists();
    },
    /** The group stays on screen until its page is left. */
    remove: async (id: string): Promise<void> => {
      await removeGroup(id);
      void queries.invalidateQueries({ queryKey: groupKey(id), refetchType: 'none' });
      readLists();
    },
  };
}

/** Changes the announcements of a group; those on screen follow the server. */
export function useOwnPosts(groupId: string) {
  const queries = useQueryClient();
  const patch = (change: (items: FeedPage['items']) => FeedPage['items']) => {
    const queryKey = [...postsKey, groupId] as const;
    const page = queries.getQueryData<FeedPage>(queryKey);
    if (page) queries.setQueryData<FeedPage>(queryKey, { ...page, items: change(page.items) });
    // A reply that is on its way may lack the change.
    else void queries.invalidateQueries({ queryKey });
  };
  return {
    /** Attempts with the same `clientId` publish once. Rejects with `AppError`, as `remove` does. */
    publish: async (text: string, clientId: string): Promise<void> => {
      const post = await announceInGroup(groupId, text, clientId);
      patch((items) => [post, ...items.filter(({ id }) => id !== post.id)]);
    },
    remove: async (id: string): Promise<void> => {
      await removeFromGroup(id);
      patch((items) => items.filter((post) => post.id !== id));
    },
    like: (id: string, liked: boolean) => wishInGroups(queries, { kind: 'post', id, liked }),
  };
}
