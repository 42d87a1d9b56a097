import { AbandonDialog } from '@az/shared/social/AbandonDialog';

/** Asks before a dialog is closed with something written in it. */
export function AbandonQuestion({ onStay, onAbandon }: { onStay: () => void; onAbandon: () => void }) {
  return (
    <AbandonDialog onAbandon={onAbandon} onStay={onStay} opened question={'Abandonner la saisie\u202f?'} />
  );
}
