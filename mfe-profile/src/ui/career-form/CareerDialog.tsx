import { AbandonDialog } from '@az/shared/social/AbandonDialog';
import { Modal } from '@az/shared/ui/Modal';
import { type ReactNode, useRef, useState } from 'react';
import styles from './CareerDialog.module.css';

/** State of a form that its dialog needs before it closes. */
export type FormState = {
  /** Closing would lose typed text. */
  isDirty: boolean;
  /** The request is pending. */
  busy: boolean;
  /** Removes the stored input. */
  discard: () => void;
};

/** Controls that a dialog passes to its form. */
export type DialogControls = {
  report: (state: FormState) => void;
  /** Closes, after a confirmation if typed text would be lost. */
  leave: () => void;
  /** Called when the form was stored. */
  close: () => void;
};

type Props = {
  title: string;
  /** Called when the dialog has faded out. */
  onClose: () => void;
  children: (controls: DialogControls) => ReactNode;
};

/**
 * A dialog with a form: it cannot be closed while the request is pending, and typed text is only discarded after a
 * confirmation.
 */
export function CareerDialog({ title, onClose, children }: Props) {
  const [isOpen, setOpen] = useState(true);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  // A ref: a key press may come before the next render.
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
