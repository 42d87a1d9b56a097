import { AbandonDialog } from '@az/shared/social/AbandonDialog';
import { Modal } from '@az/shared/ui/Modal';
import { type ReactNode, useRef, useState } from 'react';
import styles from './CareerDialog.module.css';

/** What a dialog has to know of its form before it closes. */
export type FormState = {
  /** Something typed would be lost. */
  isDirty: boolean;
  /** It is being sent. */
  busy: boolean;
  /** Forgets what is typed. */
  discard: () => void;
};

/** What a form tells its dialog and asks of it. */
export type DialogDoor = {
  report: (state: FormState) => void;
  /** Asks first when something typed would be lost. */
  leave: () => void;
  /** It is done. */
  close: () => void;
};

type Props = {
  title: string;
  /** The dialog has faded out. */
  onClose: () => void;
  children: (door: DialogDoor) => ReactNode;
};

/** A dialog with a form: nothing closes it while it is sent, and typed text is not lost without a question. */
export function CareerDialog({ title, onClose, children }: Props) {
  const [isOpen, setOpen] = useState(true);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  // Read by a key that may come before the dialog is drawn again.
  const latest = useRef<FormState | null>(null);
  const report = (state: FormState) => {
    latest.current = state;
    setBusy(state.busy);
  };
  const close = () => {
    setAsking(false);
    setOpen(false);
  };
  const leave = () => {
    if (latest.current?.busy) return;
    if (latest.current?.isDirty) setAsking(true);
    else close();
  };
  const abandon = () => {
    latest.current?.discard();
    close();
  };
  return (
    <>
      <Modal
        classNames={{ content: styles.content }}
        closeButtonProps={{ disabled: isBusy }}
        onClose={leave}
        onExitTransitionEnd={onClose}
        opened={isOpen}
        size="lg"
        title={title}
      >
        {children({ report, leave, close })}
      </Modal>
      <AbandonDialog onAbandon={abandon} onStay={() => setAsking(false)} opened={isAsking} />
    </>
  );
}
