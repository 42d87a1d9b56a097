import { isAppError } from '@az/shared/api';
import type { Announcement } from '@az/shared/contracts';
import { useOnDemand } from '@az/shared/on-demand';
import { type ReactNode, useState } from 'react';
import { useRemoveAnnouncement } from '../../data/own-announcements.ts';
import { neighbourOf } from './move-between-articles.ts';
import { words } from './words.ts';

const sentenceOf = (error: unknown): string =>
  isAppError(error) && error.serverMessage ? error.serverMessage : words.notRemoved;

/**
 * Removing one's own announcement: asks first, and says in the same dialog when it did not work. In a feed the focus goes on
 * to the neighbour of its `card`.
 */
export function useRemoval(
  { id, own }: Announcement,
  card: () => HTMLElement | null | undefined,
): { ask: (() => void) | undefined; dialog: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  const removal = useRemoveAnnouncement();
  const part = useOnDemand(() =>
    import('@az/shared/social/ConfirmDialog').then((loaded) => loaded.ConfirmDialog),
  );
  const remove = async () => {
    const neighbour = neighbourOf(card());
    try {
      await removal.mutateAsync(id);
    } catch {
      return; // The dialog says so.
    }
    setAsking(false);
    neighbour?.focus();
  };
  if (!own) return { ask: undefined, dialog: null };
  return {
    ask: () => {
      removal.reset();
      setAsking(true);
      part.want();
    },
    dialog: isAsking && part.Part && (
      <part.Part
        action="Supprimer"
        cancel="Garder"
        isBusy={removal.isPending}
        isDanger
        onCancel={() => setAsking(false)}
        onConfirm={() => void remove()}
        opened
        question="Supprimer cette publication ?"
      >
        {removal.isError ? <span role="alert">{sentenceOf(removal.error)}</span> : words.removalIsFinal}
      </part.Part>
    ),
  };
}
