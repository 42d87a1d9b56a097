import { useQueryClient } from '@az/shared/query';
import { patchComment, takeRemoved } from './comment-cache.ts';

export function useChangeComments(post: string) {
  const queries = useQueryClient();
  return {
    edit: async (id: string, text: string): Promise<void> => {
      const { editThreadComment } = await import('@az/shared/threads');
      patchComment(queries, post, await editThreadComment(id, text), true);
    },
    remove: async (id: string): Promise<void> => {
      const { removeComment } = await import('@az/shared/publishing');
      await removeComment(id);
      takeRemoved(queries, post, id);
    },
  };
}
