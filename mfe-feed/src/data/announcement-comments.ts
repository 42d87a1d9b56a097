import { AppError, getAnnouncementComments, storeAnnouncementComment } from '@az/shared/api';
import { useAuthContext } from '@az/shared/auth';
import type { AnnouncementComment } from '@az/shared/contracts';
import { type QueryClient, useQuery, useQueryClient } from '@az/shared/query';
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

/**
 * Stores a comment of the member, adds it to the list, increments the count, and returns its id. `attempt` is the same
 * for every attempt at one comment. Rejects with `AppError`.
 */
export function useStoreComment(announcementId: string): (text: string, attempt: string) => Promise<string> {
  const queries = useQueryClient();
  const { member } = useAuthContext();
  return async (text, attempt) => {
    let cause: AppError | undefined;
    const stored = await storeAnnouncementComment(announcementId, text, attempt, (error) => {
      cause = error;
    });
    if (!stored) throw cause ?? new AppError('bad-reply');
    const comment: AnnouncementComment = {
      ...stored,
      id: stored.id || attempt,
      author: member ? asAuthor(member) : stored.author,
      createdAt: stored.createdAt ?? new Date().toISOString(),
    };
    changeComments(queries, announcementId, 1, (known) => [
      ...known.filter(({ id }) => id !== comment.id),
      comment,
    ]);
    return comment.id;
  };
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
