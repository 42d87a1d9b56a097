import { getAnnouncementComments, storeAnnouncementComment } from '@az/shared/api';
import { useAuthContext } from '@az/shared/auth';
import type { AnnouncementComment } from '@az/shared/contracts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@az/shared/query';
import { changeAnnouncement } from './feed-cache.ts';
import { asAuthor } from './own-author.ts';

/** Query for the comments of an announcement; empty when there are none or the call failed. */
export const commentsQuery = (id: string) => ({
  queryKey: ['feed', 'comments', id] as const,
  queryFn: ({ signal }: { signal?: AbortSignal }) => getAnnouncementComments(id, signal),
  staleTime: Infinity,
});

/** Comments of an announcement, loaded once `isWanted`; undefined until they have loaded. */
export function useAnnouncementComments(id: string, isWanted: boolean): AnnouncementComment[] | undefined {
  return useQuery({ ...commentsQuery(id), enabled: isWanted }).data;
}

/** Changes the cached comments of an announcement, and their count if the server reports it. */
function changeComments(
  queries: QueryClient,
  announcementId: string,
  by: 1 | -1,
  change: (known: AnnouncementComment[]) => AnnouncementComment[],
): void {
  const { queryKey } = commentsQuery(announcementId);
  const known = queries.getQueryData<AnnouncementComment[]>(queryKey);
  if (known) queries.setQueryData(queryKey, change(known));
  else void queries.invalidateQueries({ queryKey });
  changeAnnouncement(queries, announcementId, ({ commentCount }) => ({
    commentCount: commentCount === null ? null : Math.max(0, commentCount + by),
  }));
}

/** The id of a stored comment, or the reason of the failure if the server or the connection gives one. */
export type CommentSent = { id: string; reason?: never } | { id: null; reason: string | null };

/**
 * Stores a comment of the member, adds it to the list and increments the count. `key` is the same for every attempt at
 * one comment.
 */
export function useStoreComment(announcementId: string) {
  const queries = useQueryClient();
  const { member } = useAuthContext();
  return useMutation({
    // Without a connection the attempt fails at once, instead of waiting for the connection without notice.
    networkMode: 'always',
    mutationFn: async ({ text, key }: { text: string; key: string }): Promise<CommentSent> => {
      const failure: CommentSent = { id: null, reason: null };
      const stored = await storeAnnouncementComment(announcementId, text, key, ({ reason }) => {
        failure.reason = reason;
      });
      if (!stored) return failure;
      const comment: AnnouncementComment = {
        ...stored,
        id: stored.id || key,
        author: member ? asAuthor(member) : stored.author,
        createdAt: stored.createdAt ?? new Date().toISOString(),
      };
      changeComments(queries, announcementId, 1, (known) => [
        ...known.filter(({ id }) => id !== comment.id),
        comment,
      ]);
      return { id: comment.id };
    },
  });
}

/** Removes the member's own comment, on the server and then from the list. Rejects with `AppError`. */
export function useRemoveComment(announcementId: string): (id: string) => Promise<void> {
  const queries = useQueryClient();
  return async (id) => {
    const { removeComment } = await import('@az/shared/publishing');
    await removeComment(id);
    changeComments(queries, announcementId, -1, (known) => known.filter((one) => one.id !== id));
  };
}
