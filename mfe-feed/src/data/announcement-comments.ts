import { getAnnouncementComments, storeAnnouncementComment } from '@az/shared/api';
import { useAuthContext } from '@az/shared/auth';
import type { AnnouncementComment } from '@az/shared/contracts';
import { useMutation, useQuery, useQueryClient } from '@az/shared/query';
import { asAuthor } from './own-author.ts';

/** Query for the comments of an announcement; empty when there are none or the call failed. */
export const commentsQuery = (id: string) => ({
  queryKey: ['announcement-comments', id],
  queryFn: ({ signal }: { signal?: AbortSignal }) => getAnnouncementComments(id, signal),
  staleTime: Infinity,
});

/** Comments of an announcement, once `isWanted`; undefined until they are known. */
export function useAnnouncementComments(id: string, isWanted: boolean): AnnouncementComment[] | undefined {
  return useQuery({ ...commentsQuery(id), enabled: isWanted }).data;
}

/**
 * Stores a comment of the member and adds it to the list. Gives its id, or null when it was not stored. `key` is the same
 * for every attempt at one comment.
 */
export function useStoreComment(announcementId: string) {
  const queries = useQueryClient();
  const { member } = useAuthContext();
  const { queryKey } = commentsQuery(announcementId);
  return useMutation({
    // Without a connection the attempt fails at once instead of waiting unseen for the connection to come back.
    networkMode: 'always',
    mutationFn: async ({ text, key }: { text: string; key: string }): Promise<string | null> => {
      const stored = await storeAnnouncementComment(announcementId, text, key);
      if (!stored) return null;
      const comment: AnnouncementComment = {
        ...stored,
        id: stored.id || key,
        author: member ? asAuthor(member) : stored.author,
        createdAt: stored.createdAt ?? new Date().toISOString(),
      };
      const known = queries.getQueryData<AnnouncementComment[]>(queryKey);
      if (known) queries.setQueryData(queryKey, [...known.filter(({ id }) => id !== comment.id), comment]);
      else await queries.invalidateQueries({ queryKey });
      return comment.id;
    },
  });
}
