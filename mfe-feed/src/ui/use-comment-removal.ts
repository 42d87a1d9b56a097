import type { Comment } from '@az/shared/contracts';
import { toast } from '@az/shared/toast';
import type { ReactNode, RefObject } from 'react';
import { useChangeComments } from '../data/change-comments.ts';
import { useRemoval } from './use-removal.tsx';

/** The element to focus after a comment is removed: its row if that stays, otherwise a neighbour or the thread. */
function nextFocus(row: Element | null | undefined, staysEmpty: boolean): HTMLElement | null | undefined {
  const sibling = staysEmpty ? row : (row?.nextElementSibling ?? row?.previousElementSibling);
  return sibling instanceof HTMLElement ? sibling : row?.closest<HTMLElement>('div[tabindex]');
}

/** Removes a comment after a confirmation. `button` is the button in the row of the comment that removes it. */
export function useCommentRemoval(
  post: string,
  { id, own, replyCount }: Comment,
  button: RefObject<HTMLElement | null>,
): { ask: () => void; dialog: ReactNode } {
  const { remove } = useChangeComments(post);
  const staysEmpty = replyCount > 0;
  return useRemoval({
    question: 'Supprimer ce commentaire\u202f?',
    effect: `Il disparaîtra pour tous les membres.${staysEmpty ? ' Les réponses restent.' : ''}`,
    failed: 'Le commentaire n’a pas été supprimé.',
    remove: async () => {
      const next = nextFocus(button.current?.closest('li'), staysEmpty);
      await remove(id);
      toast({
        message: own ? 'Votre commentaire a été supprimé.' : 'Le commentaire a été supprimé.',
        variant: 'success',
      });
      next?.focus();
    },
  });
}
