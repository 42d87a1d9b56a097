import { type AppError, asAppError } from '../../api/index.ts';
import type { Comment, CommentPage } from '../../contracts/index.ts';
import { type InfiniteData, type QueryKey, queryFailure, useInfiniteQuery } from '../../query/index.ts';

/** Comments of one level, oldest first; undefined until they have loaded. */
export type CommentList = {
  comments: Comment[] | undefined;
  /** The comment that leads to the one that the member looks for. */
  first?: string | null;
  hasFailed: boolean;
  retry: () => void;
  isRetrying: boolean;
  hasMore: boolean;
  addPage: () => void;
  isAdding: boolean;
  addingError: AppError | null;
};

type Level = {
  queryKey: QueryKey;
  queryFn: (context: { pageParam: string | null; signal: AbortSignal }) => Promise<CommentPage>;
  /** 0: read again when the level is shown again, or the member returns to the window. By default it is read once. */
  staleTime?: 0;
};

/** One level of comments, read page by page. */
export function useCommentPages(level: Level): CommentList {
  const query = useInfiniteQuery<CommentPage, Error, InfiniteData<CommentPage>, QueryKey, string | null>({
    initialPageParam: null,
    getNextPageParam: ({ meta }) => meta.nextCursor,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: level.staleTime === 0,
    refetchOnReconnect: false,
    ...level,
  });
  const items = query.data?.pages.flatMap((page) => page.items);
  return {
    // The member's own comments may be on several pages: each is shown at its last place.
    comments: items?.filter(({ id }, index) => items.findLastIndex((one) => one.id === id) === index),
    first: query.data?.pages[0]?.meta.first ?? null,
    ...queryFailure(query),
    addingError: query.isFetchNextPageError ? asAppError(query.error) : null,
    hasMore: query.hasNextPage,
    isAdding: query.isFetchingNextPage,
    addPage: () => void query.fetchNextPage(),
  };
}
