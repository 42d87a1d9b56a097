import type { AppError } from '@az/shared/api';
import type { FormState } from '@az/shared/forms';
import { Alert } from '@az/shared/ui/Alert';
import { Button } from '@az/shared/ui/Button';
import { ErrorSummary } from '@az/shared/ui/ErrorSummary';
import { Stack } from '@az/shared/ui/Stack';
import type { ReactNode } from 'react';

type Props = {
  form: FormState;
  sentenceFor: (error: AppError) => string;
  submitLabel: string;
  children: ReactNode;
  after?: ReactNode;
};

/** Frame of a sign-in or sign-up form: failure message, error summary, fields, submit button. */
export function AccessForm({ form, sentenceFor, submitLabel, children, after }: Props) {
  const { status, submit, errors } = form;
  // Stays busy after success: the next page replaces the form.
  const isBusy = status.kind === 'busy' || status.kind === 'done';
  return (
    // Outside a dialog this method sends nothing, also before the script runs: no password gets into an address.
    <form method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        {status.kind === 'failed' && (
          <Alert color="red" role="alert">
            {sentenceFor(status.error)}
          </Alert>
        )}
        <ErrorSummary errors={errors} />
        {children}
        <Button aria-busy={isBusy} fullWidth loading={isBusy} size="md" type="submit">
          {submitLabel}
        </Button>
        {after}
      </Stack>
    </form>
  );
}
