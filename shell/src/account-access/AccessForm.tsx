import { Alert } from '@az/shared/ui/Alert';
import { Button } from '@az/shared/ui/Button';
import { ErrorSummary } from '@az/shared/ui/ErrorSummary';
import { Stack } from '@az/shared/ui/Stack';
import type { ReactNode } from 'react';
import type { AccessFormState } from './use-access-form.ts';

type Props = {
  state: AccessFormState;
  submitLabel: string;
  /** The fields. */
  children: ReactNode;
  /** Content below the button. */
  after?: ReactNode;
};

/** Frame of a sign-in or sign-up form: failure message, error summary, fields, submit button. */
export function AccessForm({ state, submitLabel, children, after }: Props) {
  const { form, submit, focusField, fields, busy, failure } = state;
  const errors = fields.flatMap((field) => {
    const text = form.errors[field];
    return text ? { id: field, text } : [];
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <ErrorSummary errors={errors} onChoose={focusField} />
        {children}
        <Button aria-busy={busy} fullWidth loading={busy} size="md" type="submit">
          {submitLabel}
        </Button>
        {after}
      </Stack>
    </form>
  );
}
