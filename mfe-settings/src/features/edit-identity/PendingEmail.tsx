import type { Member } from '@az/shared/contracts';
import { Alert } from '@az/shared/ui/Alert';
import { Button } from '@az/shared/ui/Button';
import { Text } from '@az/shared/ui/Text';
import { useEffect, useRef } from 'react';
import styles from './EditIdentity.module.css';
import { usePendingEmail } from './use-pending-email.ts';
import { words } from './words.ts';

type Props = {
  member: Member;
  /** The new address that is not confirmed yet; null when there is none. */
  email: string | null;
  /** Id of the address field's element. */
  fieldId: string;
};

/** Moves the focus, because the focused button is removed. */
function useFocusKept(email: string | null, fieldId: string): void {
  const before = useRef(email);
  useEffect(() => {
    const isGone = before.current !== null && email === null;
    before.current = email;
    if (isGone && document.activeElement === document.body) document.getElementById(fieldId)?.focus();
  }, [email, fieldId]);
}

/** Shows the address that is not confirmed yet, with buttons to send the mail again or to cancel. */
export function PendingEmail({ member, email, fieldId }: Props) {
  const { status, sendAgain, withdraw } = usePendingEmail(member);
  const isBusy = status.kind === 'busy';
  useFocusKept(email, fieldId);
  return (
    <>
      {email !== null && (
        <Alert
          aria-label={words.pending(email)}
          className={styles.pending}
          role="group"
          title={words.pending(email)}
        >
          <Text size="sm">{words.pendingText}</Text>
          <div className={styles.actions}>
            <Button aria-disabled={isBusy} onClick={() => void sendAgain()} size="sm" variant="default">
              {words.sendAgain}
            </Button>
            <Button aria-disabled={isBusy} onClick={() => void withdraw()} size="sm" variant="default">
              {words.withdraw}
            </Button>
          </div>
        </Alert>
      )}
      {status.kind === 'failed' && (
        <Alert className={styles.pending} color="red" role="alert" title={status.title}>
          {status.reason}
        </Alert>
      )}
      <Text c="dimmed" className={styles.done} role="status" size="sm">
        {status.kind === 'done' && status.message}
      </Text>
    </>
  );
}
