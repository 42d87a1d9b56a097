import { useWrite } from '@az/shared/api';
import type { Member } from '@az/shared/contracts';
import { Alert } from '@az/shared/ui/Alert';
import { Button } from '@az/shared/ui/Button';
import { Text } from '@az/shared/ui/Text';
import { useEffect, useRef, useState } from 'react';
import { type OwnAccount, useAccount } from '../../data/account.ts';
import styles from './EditIdentity.module.css';
import { words } from './words.ts';

type Props = { member: Member; account: OwnAccount; fieldId: string };

/** Moves the focus to the field when the focused button is removed together with the address that waits. */
function useFocusKept(email: string | null, fieldId: string): void {
  const before = useRef(email);
  useEffect(() => {
    const isGone = before.current !== null && before.current !== email;
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

/** Shows the address that is not confirmed yet, the new or the own one, with buttons to send the mail again or to cancel. */
export function PendingEmail({ member, account, fieldId }: Props) {
  const { isBusy, done, failure, sendAgain, withdraw } = usePendingEmail(member);
  const { pendingEmail, isEmailProven, email } = account;
  const title = pendingEmail === null ? words.unproven : words.pending(pendingEmail);
  const unconfirmed = pendingEmail ?? (isEmailProven ? null : email);
  useFocusKept(unconfirmed, fieldId);
  return (
    <>
      {unconfirmed !== null && (
        <Alert aria-label={title} className={styles.pending} role="group" title={title}>
          <Text size="sm">{pendingEmail === null ? words.unprovenText : words.pendingText}</Text>
          <div className={styles.actions}>
            <Button aria-disabled={isBusy} onClick={() => void sendAgain()} size="sm" variant="default">
              {words.sendAgain}
            </Button>
            {pendingEmail !== null && (
              <Button aria-disabled={isBusy} onClick={() => void withdraw()} size="sm" variant="default">
                {words.withdraw}
              </Button>
            )}
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
