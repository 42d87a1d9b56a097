import type { CommentedItem } from '../api/threads.api.ts';
import type { CommentPage } from '../contracts/index.ts';
import { useInfiniteQuery } from '../query/index.ts';

export { countSampleComments } from '../sample/comments/count-sample-comments.ts';

export const itemKey = ({ kind, id }: CommentedItem) => ['shared', 'comments', kind, id] as const;

/** Query of the comments on an item, or of the replies to `parent`. */
export const levelOf = (item: CommentedItem, parent: string | null) => ({
  queryKey: [...itemKey(item), parent] as const,
  queryFn: async ({ pageParam: cursor, signal }: { pageParam: string | null; signal: AbortSignal }) => {
    const { getThread } = await import('../api/threads.api.ts');
    return getThread(item, { parent, cursor, signal });
  },
  // No live events tell of comments on items, such as those that the member writes in another tab.
  staleTime: 0 as const,
  initialPageParam: null as string | null,
  getNextPageParam: ({ meta }: CommentPage) => meta.nextCursor,
});

/** The number of comments on an item, replies included, once they have been loaded; `before` until then. */
export function useItemCommentCount<Before>(item: CommentedItem, before: Before): number | Before {
  const { data } = useInfiniteQuery({ ...levelOf(item, null), enabled: false });
  return data?.pages[0]?.meta.count ?? before;
}
