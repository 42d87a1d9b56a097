import { useAuthContext } from '@az/shared/auth';
import type { Comment } from '@az/shared/contracts';
import { networkPerson, useHiddenPeople } from '@az/shared/hidden-people';
import { useInfiniteQuery, useQueryClient } from '@az/shared/query';
import type { WaitingComment } from '@az/shared/social/CommentBox';
import { latestQuery } from './comments-query.ts';

/** Returns a function that tells whether to show a comment: not if the member has blocked its author. */
export function useIsShown(): (comment: Comment) => boolean {
  const blocked = useHiddenPeople('blocked');
  return ({ author }) => !author || !blocked.has(networkPerson(author));
}

/** The latest comments on an announcement, loaded once `isWanted`; undefined until they have loaded. */
export function useLatestComments(post: string, isWanted: boolean): Comment[] | undefined {
  const isShown = useIsShown();
  const { data } = useInfiniteQuery({ ...latestQuery(post), enabled: isWanted });
  return data?.pages.flatMap(({ items }) => items).filter((one) => !one.isRemoved && isShown(one));
}

/** Stores a comment or a reply, once per `attempt`. If the server has threads, the outbox sends the comment. */
export function useSendComment(
  post: string,
): (text: string, replyTo: string | null, attempt: string) => Promise<Comment | WaitingComment<Comment>> {
  const queries = useQueryClient();
  const { member } = useAuthContext();
  return async (text, replyTo, attempt) => {
    const { sendComment } = await import('./send-comment.ts');
    return sendComment(queries, { post, text, replyTo }, member, attempt);
  };
}
