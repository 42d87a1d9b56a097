import { ConfirmDialog } from '@az/shared/social/ConfirmDialog';

/** Asks before a dialog is closed with something written in it. */
export function AbandonQuestion({ onStay, onAbandon }: { onStay: () => void; onAbandon: () => void }) {
  return (
    <ConfirmDialog
      action="Abandonner"
      cancel="Continuer la saisie"
      isDanger
      onCancel={onStay}
      onConfirm={onAbandon}
      opened
      question={'Abandonner la saisie\u202f?'}
    />
  );
}
