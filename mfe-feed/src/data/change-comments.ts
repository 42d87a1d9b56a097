import type { Comment } from '@az/shared/contracts';
import { useQueryClient } from '@az/shared/query';
import { patchComment, takeRemoved } from './comment-cache.ts';
import { findMentions } from './mentions.ts';

export function useChangeComments(post: string) {
  const queries = useQueryClient();
  return {
    edit: async (comment: Comment, text: string): Promise<void> => {
      const { editThreadComment } = await import('@az/shared/threads');
      const changed = { text, ...(await findMentions(queries, text, comment)) };
      patchComment(queries, post, await editThreadComment(comment.id, changed), true);
    },
    remove: async (id: string): Promise<void> => {
      const { removeComment } = await import('@az/shared/publishing');
      await removeComment(id);
      takeRemoved(queries, post, id);
    },
  };
}
