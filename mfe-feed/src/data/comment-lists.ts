import { useAuthContext } from '@az/shared/auth';
import type { Comment } from '@az/shared/contracts';
import { type CommentList, useCommentPages } from '@az/shared/social/CommentThread';
import { useIsShown } from './announcement-comments.ts';
import { levelKey } from './comment-cache.ts';
import { shownAuthor } from './own-author.ts';

/**
 * The replies to a comment on an announcement, or the top-level comments if `parentId` is null. First comes the comment
 * `to`, or the one above it.
 */
export function useThreadLevel(post: string, parentId: string | null, to: string | null): CommentList {
  const { member } = useAuthContext();
  const isShown = useIsShown();
  const { comments, ...list } = useCommentPages({
    queryKey: levelKey(post, parentId),
    queryFn: async ({ pageParam, signal }) => {
      const { getThread } = await import('@az/shared/threads');
      return getThread(post, { parent: parentId, to, cursor: pageParam, signal });
    },
  });
  const shown = (one: Comment): Comment => ({
    ...one,
    author: one.author && shownAuthor(one.author, member, one.own),
    // The calls of the specification, which send no `rev`, do not say what the member may do: remove their own.
    may: one.rev === 0 && member && one.author?.id === member.id ? ['remove'] : one.may,
  });
  return { comments: comments?.filter(isShown).map(shown), ...list };
}
