import { useAskBeforeClose } from '@az/shared/form-parts';
import { AbandonDialog } from '@az/shared/social/AbandonDialog';
import { Button } from '@az/shared/ui/Button';
import { ErrorSummary } from '@az/shared/ui/ErrorSummary';
import { Modal } from '@az/shared/ui/Modal';
import { RestoredNotice } from '@az/shared/ui/RestoredNotice';
import type { FormEventHandler, ReactNode } from 'react';
import styles from './FormDialog.module.css';
import { words } from './words.ts';

type Props = {
  title: string;
  submitLabel: string;
  /** What happens to the input. */
  note: string;
  form: {
    submit: FormEventHandler<HTMLFormElement>;
    errors: { id: string; text: string }[];
    isOpen: boolean;
    close: () => void;
    isDirty: boolean;
    isRestored: boolean;
    discard: () => void;
    startOver: () => void;
  };
  /** Called when the dialog has faded out. */
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
};

/** A form in a dialog; input is only discarded after a confirmation. */
export function FormDialog({ title, submitLabel, note, form, onClose, children }: Props) {
  const closing = useAskBeforeClose(form.isDirty, form.close);
  return (
    <>
      <Modal
        classNames={{ content: styles.content }}
        onClose={closing.ask}
        onExitTransitionEnd={onClose}
        opened={form.isOpen}
        size="lg"
        title={title}
      >
        <form noValidate onSubmit={form.submit}>
          <div className={styles.fields}>
            <p className={styles.note}>{note}</p>
            {form.isRestored && <RestoredNotice onStartOver={form.startOver} />}
            <ErrorSummary errors={form.errors} />
            {children}
          </div>
          <div className={styles.actions}>
            <Button onClick={closing.ask} variant="default">
              {words.cancel}
            </Button>
            <Button type="submit">{submitLabel}</Button>
          </div>
        </form>
      </Modal>
      <AbandonDialog
        onAbandon={() => {
          closing.stay();
          form.discard();
          form.close();
        }}
        onStay={closing.stay}
        opened={closing.isAsking}
      />
    </>
  );
}
