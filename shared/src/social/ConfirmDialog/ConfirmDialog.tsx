import type { ReactNode } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { Modal } from '../../ui/Modal/Modal.tsx';
import { TruncatedName } from '../../ui/Text/Text.tsx';
import styles from './ConfirmDialog.module.css';

type Props = {
  opened: boolean;
  question: string;
  children?: ReactNode;
  action: string;
  cancel?: string;
  isDanger?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Called on Escape or a press outside, instead of `onCancel`. If it is set, the dialog has a button `Fermer`. */
  onDismiss?: () => void;
  /** Called when the dialog has faded out. */
  onGone?: () => void;
};

/** Asks for confirmation of an action that is hard to undo. The cancel button has the initial focus. */
export function ConfirmDialog({ opened, question, children, action, cancel = 'Annuler', ...props }: Props) {
  const { isDanger = false, isBusy = false, onConfirm, onCancel, onDismiss, onGone } = props;
  return (
    <Modal
      onClose={isBusy ? () => undefined : (onDismiss ?? onCancel)}
      onExitTransitionEnd={onGone}
      opened={opened}
      title={<TruncatedName>{question}</TruncatedName>}
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
          // The second press of a double click comes before `isBusy` is set.
          onClick={({ detail }) => detail < 2 && onConfirm()}
        >
          {action}
        </Button>
      </div>
    </Modal>
  );
}
