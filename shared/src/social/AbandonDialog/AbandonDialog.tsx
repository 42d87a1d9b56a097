import type { ReactNode } from 'react';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';

type Props = {
  opened: boolean;
  /** Names the dialog. */
  question?: string;
  /** What is lost. */
  children?: ReactNode;
  onStay: () => void;
  onAbandon: () => void;
};

/** Asks before a dialog is closed with something written in it. */
export function AbandonDialog({ opened, question = 'Abandonner la saisie ?', ...props }: Props) {
  const { children, onStay, onAbandon } = props;
  return (
    <ConfirmDialog
      action="Abandonner"
      cancel="Continuer la saisie"
      isDanger
      onCancel={onStay}
      onConfirm={onAbandon}
      opened={opened}
      question={question}
    >
      {children}
    </ConfirmDialog>
  );
}
