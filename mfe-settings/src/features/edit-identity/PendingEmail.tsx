import { useWrite } from '@az/shared/api';
import type { Member } from '@az/shared/contracts';
import { Alert } from '@az/shared/ui/Alert';
import { Button } from '@az/shared/ui/Button';
import { Text } from '@az/shared/ui/Text';
import { useEffect, useRef, useState } from 'react';
import { useAccount } from '../../data/account.ts';
import styles from './EditIdentity.module.css';
import { words } from './words.ts';

type Props = {
  member: Member;
  /** The new address that is not confirmed yet; null when there is none. */
  email: string | null;
  fieldId: string;
};

/** Moves the focus to the field when the focused button is removed together with the pending address. */
function useFocusKept(email: string | null, fieldId: string): void {
  const before = useRef(email);
  useEffect(() => {
    const isGone = before.current !== null && email === null;
    before.current = email;
    if (isGone && document.activeElement === document.body) document.getElementById(fieldId)?.focus();
  }, [email, fieldId]);
}

/** Sends the mail again, or cancels the change: one request at a time. */
function usePendingEmail(member: Member) {
  const { resendEmailConfirmation, cancelEmailChange } = useAccount(member);
  const { isBusy, error, run } = useWrite();
  const [failed, setFailed] = useState('');
  const [done, setDone] = useState<string | null>(null);

  const start = (ifFailed: string, request: () => Promise<string>) =>
    run(async () => {
      setFailed(ifFailed);
      setDone(null);
      setDone(await request());
    });

  return {
    isBusy,
    done,
    failure: error && { title: failed, reason: error.reason },
    sendAgain: () =>
      start(words.notSentAgain, async () =>
        (await resendEmailConfirmation()) ? words.sentAgain : words.noLonger,
      ),
    withdraw: () =>
      start(words.notWithdrawn, async () => {
        await cancelEmailChange();
        return words.withdrawn;
      }),
  };
}

/** Shows the address that is not confirmed yet, with buttons to send the mail again or to cancel. */
export function PendingEmail({ member, email, fieldId }: Props) {
  const { isBusy, done, failure, sendAgain, withdraw } = usePendingEmail(member);
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
      {failure && (
        <Alert className={styles.pending} color="red" role="alert" title={failure.title}>
          {failure.reason}
        </Alert>
      )}
      <Text c="dimmed" className={styles.done} role="status" size="sm">
        {done}
      </Text>
    </>
  );
}
