import { Alert } from '@az/shared/ui/Alert';
import { Button } from '@az/shared/ui/Button';
import { ErrorSummary } from '@az/shared/ui/ErrorSummary';
import { Text } from '@az/shared/ui/Text';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './SettingsForm.module.css';
import type { FormStatus, SettingsFormState } from './use-settings-form.ts';
import { words } from './words.ts';

function Failure({ status, title }: { status: FormStatus; title: string }) {
  if (status.kind === 'not-possible') {
    return (
      <Alert className={styles.failure} role="alert" title={words.notPossible}>
        {words.kept}
      </Alert>
    );
  }
  if (status.kind !== 'failed') return null;
  return (
    <Alert className={styles.failure} color="red" role="alert" title={title}>
      {status.reason}
    </Alert>
  );
}

type Props = {
  state: SettingsFormState;
  /** Text of the button, its text while the request is pending, and the heading of a failure. */
  labels?: Partial<Record<'submit' | 'busy' | 'failed', string>>;
  /** Content beside the save button, such as a cancel link. */
  aside?: ReactNode;
  children: ReactNode;
};

/** Layout of a card's form: errors, fields, failure message, the save button and the result. */
export function SettingsForm({ state, labels, aside, children }: Props) {
  const { submit: label = words.save, busy = words.saving, failed = words.failed } = labels ?? {};
  const { submit, status, errors } = state;
  const button = useRef<HTMLButtonElement>(null);
  const isBusy = status.kind === 'busy';
  const wasBusy = useRef(false);
  useEffect(() => {
    // The button lost the focus while it was disabled; after this, an invalid field takes it.
    if (wasBusy.current && !isBusy && document.activeElement === document.body) button.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <fieldset className={styles.fields} disabled={isBusy}>
        <ErrorSummary errors={errors} />
        {children}
      </fieldset>
      <Failure status={status} title={failed} />
      <div className={styles.end}>
        <Button aria-busy={isBusy} disabled={isBusy} ref={button} type="submit">
          {isBusy ? busy : label}
        </Button>
        {aside}
        <Text c="dimmed" className={styles.status} role="status" size="sm">
          {status.kind === 'saved' && status.message}
        </Text>
      </div>
    </form>
  );
}
