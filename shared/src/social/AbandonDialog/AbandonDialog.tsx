import type { ReactNode } from 'react';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';

type Props = {
  opened: boolean;
  /** What is lost, if the default sentence does not fit. */
  children?: ReactNode;
  onStay: () => void;
  onAbandon: () => void;
};

/** Asks for confirmation before a dialog with unsent input is closed. */
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
