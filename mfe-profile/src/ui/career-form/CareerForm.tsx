import { Alert } from '@az/shared/ui/Alert';
import { Button } from '@az/shared/ui/Button';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { ErrorSummary, type FieldError } from '@az/shared/ui/ErrorSummary';
import { RestoredNotice } from '@az/shared/ui/RestoredNotice';
import { Stack } from '@az/shared/ui/Stack';
import {
  type FormEventHandler,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import type { DialogControls, FormState } from './CareerDialog.tsx';
import styles from './CareerForm.module.css';
import type { Failure } from './use-career-form.ts';
import { words } from './words.ts';

type Props = {
  controls: DialogControls;
  state: FormState & {
    submit: FormEventHandler<HTMLFormElement>;
    failure: Failure | null;
    isRestored: boolean;
    startOver: () => void;
  };
  /** The reference lists: a failure offers a retry. */
  start: { hasFailed: boolean; retry: () => void };
  errors: FieldError[];
  errorHeading?: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/** Layout of a form in a dialog: errors, fields, failure message, buttons. */
export function CareerForm(props: Props) {
  const { controls, state, start, errors, errorHeading, children } = props;
  const { submit, busy, failure, isDirty, isRestored, startOver, discard } = state;
  const button = useRef<HTMLButtonElement>(null);
  const report = useEffectEvent(() => controls.report({ isDirty, busy, discard }));
  useLayoutEffect(() => report(), [isDirty, busy]);
  const hasErrors = errors.length > 0;
  useEffect(() => {
    // The button lost the focus while it was disabled.
    if (failure && !hasErrors) button.current?.focus();
  }, [failure, hasErrors]);
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {isRestored && <RestoredNotice disabled={busy} onStartOver={startOver} />}
        {start.hasFailed && <ErrorState onRetry={start.retry}>{words.startFailed}</ErrorState>}
        <ErrorSummary errors={errors} heading={errorHeading} />
        {children}
        {failure && (
          <Alert color="red" role="alert" title={words.failed}>
            {failure.reason}
          </Alert>
        )}
      </Stack>
      <div className={styles.actions}>
        <Button disabled={busy} onClick={controls.leave} variant="default">
          {words.cancel}
        </Button>
        <Button aria-busy={busy} disabled={busy} ref={button} type="submit">
          {busy ? words.saving : words.save}
        </Button>
      </div>
    </form>
  );
}
