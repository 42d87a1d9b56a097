import type { OwnComment } from '@az/shared/contracts';
import { removeComment } from '@az/shared/publishing';
import { useInfiniteQuery, useQueryClient } from '@az/shared/query';
import { getOwnComments } from '@az/shared/threads';
import { pagedList } from './paged-list.ts';

const queryKey = ['profile', 'own-comments'] as const;

/** The member's own comments, newest first, page by page; undefined until the first page has loaded. */
export function useOwnComments() {
  return pagedList(
    useInfiniteQuery({
      queryKey,
      queryFn: ({ pageParam, signal }) => getOwnComments(pageParam, signal),
      initialPageParam: null as string | null,
      getNextPageParam: ({ meta }) => meta.nextCursor,
      select: ({ pages }): OwnComment[] => pages.flatMap(({ items }) => items),
      staleTime: 0,
    }),
  );
}

/** Removes an own comment for everybody, then reads the list again. */
export function useRemoveOwnComment() {
  const queries = useQueryClient();
  return async (id: string): Promise<void> => {
    await removeComment(id);
    await queries.invalidateQueries({ queryKey });
  };
}
