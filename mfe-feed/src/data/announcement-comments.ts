import { useAuthContext } from '@az/shared/auth';
import type { AnnouncementComment } from '@az/shared/contracts';
import { useQuery, useQueryClient } from '@az/shared/query';
import type { WaitingComment } from '@az/shared/social/CommentBox';
import { commentsQuery } from './comments-query.ts';

/** Comments of an announcement, loaded once `isWanted`; undefined until they have loaded. */
export function useAnnouncementComments(id: string, isWanted: boolean): AnnouncementComment[] | undefined {
  return useQuery({ ...commentsQuery(id), enabled: isWanted }).data;
}

/**
 * Stores a comment of the member, through the outbox where the server has threads, and returns its id. It is then in the
 * list, and counted. `attempt` is the same for every attempt at one comment. Rejects with `AppError`, or when the code
 * cannot be loaded.
 */
export function useStoreComment(
  post: string,
): (text: string, attempt: string) => Promise<string | WaitingComment<string>> {
  const queries = useQueryClient();
  const { member } = useAuthContext();
  return async (text, attempt) => {
    const { commentSource } = await import('./choose-feed-source.ts');
    return (await commentSource(queries)).comment({ post, text, member }, attempt);
  };
}
