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
  const part = useOnDemand(() => import('../../ui/AskDialog.tsx').then((loaded) => loaded.AskDialog));
  if (!own) return { ask: undefined, dialog: null };
  const close = () => {
    if (!removal.isPending) setAsking(false);
  };
  return {
    ask: () => {
      removal.reset();
      setAsking(true);
      part.want();
    },
    dialog: isAsking && part.Part && (
      <part.Part
        choices={[
          { label: 'Garder', onChoose: close },
          {
            label: 'Supprimer',
            isDanger: true,
            isBusy: removal.isPending,
            onChoose: () => removal.mutate(id, { onSuccess: () => setAsking(false) }),
          },
        ]}
        onClose={close}
        title="Supprimer cette publication ?"
      >
        {removal.isError ? <span role="alert">{sentenceOf(removal.error)}</span> : words.removalIsFinal}
      </part.Part>
    ),
  };
}
