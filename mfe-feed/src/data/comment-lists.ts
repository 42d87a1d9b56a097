import { asAppError } from '@az/shared/api';
import { useAuthContext } from '@az/shared/auth';
import type { Comment, CommentPage } from '@az/shared/contracts';
import { type InfiniteData, type QueryKey, queryFailure, useInfiniteQuery } from '@az/shared/query';
import type { CommentList } from '@az/shared/social/CommentThread';
import { useIsShown } from './announcement-comments.ts';
import { levelKey } from './comment-cache.ts';
import { latestQuery, type QueryContext } from './comments-query.ts';
import { shownAuthor } from './own-author.ts';

type Pages = {
  queryKey: QueryKey;
  queryFn: (context: QueryContext & { pageParam: string | null }) => Promise<CommentPage>;
};

function usePages(pages: Pages): CommentList {
  const { member } = useAuthContext();
  const isShown = useIsShown();
  const query = useInfiniteQuery<CommentPage, Error, InfiniteData<CommentPage>, QueryKey, string | null>({
    ...pages,
    initialPageParam: null,
    getNextPageParam: ({ meta }) => meta.nextCursor,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const items = query.data?.pages.flatMap((page) => page.items).filter(isShown);
  // A comment written on this page may be on a later page of the list, too.
  const once = items && [...new Map(items.map((one) => [one.id, one])).values()];
  return {
    comments: once?.map((one) => ({
      ...one,
      author: one.author && shownAuthor(one.author, member, one.own),
    })),
    ...queryFailure(query),
    addingError: query.isFetchNextPageError ? asAppError(query.error) : null,
    hasMore: query.hasNextPage,
    isAdding: query.isFetchingNextPage,
    addPage: () => void query.fetchNextPage(),
  };
}

/** The replies to a comment, or the top-level comments if `parentId` is null, on a server with threads. */
export const useThreadLevel = (post: string, parentId: string | null): CommentList =>
  usePages({
    queryKey: levelKey(post, parentId),
    queryFn: async ({ pageParam, signal }) => {
      const { getThread } = await import('@az/shared/threads');
      return getThread(post, { parent: parentId, cursor: pageParam, signal });
    },
  });

/** The comments on an announcement by the calls of the specification; the member may remove their own. */
export function useSpecifiedComments(post: string): CommentList {
  const { member } = useAuthContext();
  const { queryKey, queryFn } = latestQuery(post);
  const { comments, ...list } = usePages({ queryKey, queryFn });
  const withActs = (one: Comment): Comment => ({
    ...one,
    may: member && one.author?.id === member.id ? ['remove'] : [],
  });
  return { comments: comments?.map(withActs), ...list };
}
