import { type ReactNode, useState } from 'react';
import type { FormState } from '../../forms/index.ts';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary/ErrorSummary.tsx';
import { Modal } from '../../ui/Modal/Modal.tsx';
import { RestoredNotice } from '../../ui/RestoredNotice/RestoredNotice.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import styles from './FormDialog.module.css';

export type FormLabels = {
  submit: string;
  busy?: string;
  /** Says that the form was not sent. The reason is shown after it. */
  failed?: string;
  /** Heading of the list of errors, instead of their count. */
  errors?: string | undefined;
};

type Props = {
  title: ReactNode;
  form: FormState;
  labels: FormLabels;
  note?: string;
  /** Called when the dialog has faded out. */
  onClose: () => void;
  children: ReactNode;
};

/**
 * A form in a dialog, which closes once the form is sent and cannot be closed during the request. Unsent input is only
 * discarded after a confirmation.
 */
export function FormDialog({ title, form, labels, note, onClose, children }: Props) {
  const [state, setState] = useState<'open' | 'asking' | 'closed'>('open');
  const { status, isDirty, errors } = form;
  const isBusy = status.kind === 'busy';
  const isOpen = state !== 'closed' && status.kind !== 'done';
  const leave = () => {
    if (!isBusy) setState(isDirty ? 'asking' : 'closed');
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
        <form noValidate onSubmit={(event) => void form.submit(event)}>
          <fieldset className={styles.fields} disabled={isBusy}>
            {note && <p className={styles.note}>{note}</p>}
            {form.isRestored && <RestoredNotice onStartOver={form.startOver} />}
            <ErrorSummary errors={errors} heading={labels.errors} />
            {children}
          </fieldset>
          {status.kind === 'failed' && (
            <Alert color="red" mt="md" role="alert" title={labels.failed}>
              {status.error.reason}
            </Alert>
          )}
          <div className={styles.actions}>
            <Button disabled={isBusy} onClick={leave} variant="default">
              Annuler
            </Button>
            <Button aria-busy={isBusy} disabled={isBusy} type="submit">
              {isBusy ? (labels.busy ?? labels.submit) : labels.submit}
            </Button>
          </div>
        </form>
      </Modal>
      <ConfirmDialog
        action="Abandonner"
        cancel="Continuer la saisie"
        isDanger
        onCancel={() => setState('open')}
        onConfirm={() => {
          form.discard();
          setState('closed');
        }}
        opened={isOpen && state === 'asking'}
        question="Abandonner la saisie&#8239;?"
      >
        Ce que vous avez saisi sera perdu.
      </ConfirmDialog>
    </>
  );
}
