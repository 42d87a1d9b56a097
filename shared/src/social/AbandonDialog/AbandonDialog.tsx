import type { ReactNode } from 'react';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';

type Props = {
  opened: boolean;
  /** What is lost, where a sentence of its own says it better. */
  children?: ReactNode;
  onStay: () => void;
  onAbandon: () => void;
};

/** Asks before a dialog is closed with something written in it. */
export function AbandonDialog({
  opened,
  children = 'Ce que vous avez saisi sera perdu.',
  onStay,
  onAbandon,
}: Props) {
  return (
    <ConfirmDialog
      action="Abandonner"
      cancel="Continuer la saisie"
      isDanger
      onCancel={onStay}
      onConfirm={onAbandon}
      opened={opened}
      question="Abandonner la saisie&#8239;?"
    >
      {children}
    </ConfirmDialog>
  );
}
