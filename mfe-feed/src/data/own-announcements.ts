import type { Announcement, FeedPage } from '@az/shared/contracts';
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@az/shared/query';
import { feedKey } from './global-feed.ts';

function changeItems(
  queries: QueryClient,
  change: (items: Announcement[], isFirst: boolean) => Announcement[],
): void {
  queries.setQueryData<InfiniteData<FeedPage>>(
    feedKey,
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page, index) => ({ ...page, items: change(page.items, index === 0) })),
      },
  );
}

/** Puts an announcement that was just published at the top of the list. */
export function addToFeed(queries: QueryClient, added: Announcement): void {
  changeItems(queries, (items, isFirst) => [
    ...(isFirst ? [added] : []),
    ...items.filter(({ id }) => id !== added.id),
  ]);
}

/** Removes the member's own announcement, on the server and then from the list; rejects with `AppError`. */
export function useRemoveAnnouncement() {
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async (id: string) => {
      const { removeAnnouncement } = await import('@az/shared/publishing');
      await removeAnnouncement(id);
      changeItems(queries, (items) => items.filter((one) => one.id !== id));
    },
  });
}
