import type { ReactNode } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { Modal } from '../../ui/Modal/Modal.tsx';
import { Brief } from '../../ui/Text/Text.tsx';
import styles from './ConfirmDialog.module.css';

type Props = {
  opened: boolean;
  /** Names the dialog: `Supprimer la photo ?`. */
  question: string;
  /** What follows from it. */
  children?: ReactNode;
  /** Verb of the button that does it: `Supprimer`. */
  action: string;
  /** Verb of the button that leaves things as they are. */
  cancel?: string;
  isDanger?: boolean;
  /** It is under way: nothing can be pressed, and the dialog stays. */
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** It was left without an answer (Escape, a press beside it), where that is not `onCancel`: gives it a button `Fermer`. */
  onDismiss?: () => void;
  /** It has faded out. */
  onGone?: () => void;
};

/** Asks before something that is hard to take back. The safe button has the focus first. */
export function ConfirmDialog({ opened, question, children, action, cancel = 'Annuler', ...props }: Props) {
  const { isDanger = false, isBusy = false, onConfirm, onCancel, onDismiss, onGone } = props;
  return (
    <Modal
      onClose={isBusy ? () => undefined : (onDismiss ?? onCancel)}
      onExitTransitionEnd={onGone}
      opened={opened}
      title={<Brief>{question}</Brief>}
      withCloseButton={onDismiss !== undefined}
    >
      {children}
      <div className={styles.buttons}>
        <Button data-autofocus disabled={isBusy} onClick={onCancel} variant="default">
          {cancel}
        </Button>
        <Button
          aria-busy={isBusy}
          color={isDanger ? 'red' : undefined}
          loading={isBusy}
          // The second press of a double click comes before `isBusy` does.
          onClick={({ detail }) => detail < 2 && onConfirm()}
        >
          {action}
        </Button>
      </div>
    </Modal>
  );
}
