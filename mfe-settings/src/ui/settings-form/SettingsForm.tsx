import { AppError } from '@az/shared/api';
import type { FormState, FormStatus } from '@az/shared/forms';
import { Alert } from '@az/shared/ui/Alert';
import { Button } from '@az/shared/ui/Button';
import { ErrorSummary } from '@az/shared/ui/ErrorSummary';
import { Text } from '@az/shared/ui/Text';
import type { ReactNode } from 'react';
import { useUnsaved } from '../unsaved/UnsavedChanges.tsx';
import styles from './SettingsForm.module.css';
import { words } from './words.ts';

/** Called before a request. Throws if the server is known not to have that call. */
export function assertPossible(hasCall: boolean | null): void {
  if (hasCall === false) throw new AppError('not-found');
}

function Failure({ status }: { status: FormStatus }) {
  if (status.kind !== 'failed') return null;
  if (status.error.kind === 'not-found') {
    return (
      <Alert mt="md" role="alert" title={words.notPossible}>
        {words.kept}
      </Alert>
    );
  }
  return (
    <Alert mt="md" color="red" role="alert" title={words.failed}>
      {status.error.reason}
    </Alert>
  );
}

type Props = {
  form: FormState;
  submitLabel?: string;
  children: ReactNode;
};

/** Layout of a card's form. Leaving the page with unsaved changes asks for confirmation. */
export function SettingsForm({ form, submitLabel = words.save, children }: Props) {
  const { submit, status, errors, isDirty, isKept, discard } = form;
  useUnsaved(isDirty, { isKept, discard });
  const isBusy = status.kind === 'busy';
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <fieldset className={styles.fields} disabled={isBusy}>
        <ErrorSummary errors={errors} />
        {children}
      </fieldset>
      <Failure status={status} />
      <div className={styles.end}>
        <Button aria-busy={isBusy} disabled={isBusy} type="submit">
          {isBusy ? words.saving : submitLabel}
        </Button>
        <Text c="dimmed" className={styles.status} role="status" size="sm">
          {status.kind === 'done' && status.message}
          {status.kind === 'unchanged' && words.unchanged}
        </Text>
      </div>
    </form>
  );
}
