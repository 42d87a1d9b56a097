import { isAppError } from '@az/shared/api';
import type { Announcement } from '@az/shared/contracts';
import { useOnDemand } from '@az/shared/on-demand';
import { type ReactNode, useState } from 'react';
import { useRemoveAnnouncement } from '../../data/own-announcements.ts';
import { words } from './words.ts';

const sentenceOf = (error: unknown): string =>
  isAppError(error) && error.serverMessage ? error.serverMessage : words.notRemoved;

/** Removing one's own announcement: asks first, and says in the same dialog when it did not work. */
export function useRemoval({ id, own }: Announcement): { ask: (() => void) | undefined; dialog: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  const removal = useRemoveAnnouncement();
  const part = useOnDemand(() =>
    import('@az/shared/social/ConfirmDialog').then((loaded) => loaded.ConfirmDialog),
  );
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
        onConfirm={() => removal.mutate(id, { onSuccess: () => setAsking(false) })}
        opened
        question="Supprimer cette publication ?"
      >
        {removal.isError ? <span role="alert">{sentenceOf(removal.error)}</span> : words.removalIsFinal}
      </part.Part>
    ),
  };
}
