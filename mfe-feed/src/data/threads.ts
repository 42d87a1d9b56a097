import { asAppError, hasCapability } from '@az/shared/api';
import type { PostComment } from '@az/shared/contracts';
import { type QueryClient, queryFailure, useInfiniteQuery, useQuery, useQueryClient } from '@az/shared/query';
import type { WaitingComment } from '@az/shared/social/CommentBox';
import { queueComment } from './comment-writes.ts';
import { commentsQuery } from './comments-query.ts';
import { changeComment, levelKey, makeEmptyLevel, patchComment, removeComment } from './thread-cache.ts';

/** Whether the server has threads: null until it has replied, and not where that failed. */
export function useHasThreads(): boolean | null {
  const { data, isPending } = useQuery({
    queryKey: ['feed', 'has-threads'],
    queryFn: ({ client }) => hasCapability(client, 'comment-threads'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isPending ? null : (data ?? false);
}

/** The replies to a comment, or the comments at the top, page by page, oldest first. */
export function useThreadLevel(announcementId: string, parentId: string | null) {
  const query = useInfiniteQuery({
    queryKey: levelKey(announcementId, parentId),
    queryFn: async ({ pageParam, signal }) => {
      const { getThread } = await import('@az/shared/threads');
      return getThread(announcementId, { parent: parentId, cursor: pageParam, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.nextCursor,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const items = query.data?.pages.flatMap((page) => page.items);
  return {
    // One that was written here may be on a later page too.
    comments: items && [...new Map(items.map((one) => [one.id, one])).values()],
    ...queryFailure(query),
    /** Why the next page is missing. */
    addingError: query.isFetchNextPageError ? asAppError(query.error) : null,
    hasMore: query.hasNextPage,
    isAdding: query.isFetchingNextPage,
    addPage: () => void query.fetchNextPage(),
  };
}

/** What changes besides the thread: the number of comments, and their list below the card in the feed. */
async function refreshCard(queries: QueryClient, announcementId: string): Promise<void> {
  void queries.invalidateQueries({ queryKey: commentsQuery(announcementId).queryKey });
  const [{ getAnnouncement }, { patchPost }] = await Promise.all([
    import('@az/shared/publishing'),
    import('./patch-posts.ts'),
  ]);
  patchPost(queries, await getAnnouncement(announcementId), true);
}

/** Writes of the member in the thread of an announcement; all reject with `AppError`. */
export function useThreadWrites(announcementId: string) {
  const queries = useQueryClient();
  // The thread is right without it, and what the card shows is read again later.
  const refresh = () => void refreshCard(queries, announcementId).catch(() => undefined);
  return {
    /** `attempt` is the same for every attempt at one comment. */
    send: (text: string, replyTo: string | null, attempt: string): Promise<WaitingComment<PostComment>> =>
      queueComment(queries, { post: announcementId, replyTo, text }, attempt),
    edit: async (id: string, text: string): Promise<void> => {
      const { editThreadComment } = await import('@az/shared/threads');
      patchComment(queries, announcementId, await editThreadComment(id, text), true);
      void queries.invalidateQueries({ queryKey: commentsQuery(announcementId).queryKey });
    },
    remove: async ({ id, replyCount }: PostComment): Promise<void> => {
      const publishing = await import('@az/shared/publishing');
      await publishing.removeComment(id);
      if (replyCount === 0) removeComment(queries, announcementId, id);
      else
        changeComment(queries, announcementId, id, (one) => ({
          ...one,
          ...{ isRemoved: true, author: null, text: '', own: false, may: [] },
        }));
      refresh();
    },
    /** A comment without replies has an empty level, which a first reply is added to. */
    openReplies: ({ id, replyCount }: PostComment): void => {
      if (replyCount === 0) makeEmptyLevel(queries, announcementId, id);
    },
  };
}
