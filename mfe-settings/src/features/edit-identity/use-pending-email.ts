import { isAppError } from '@az/shared/api';
import type { Member } from '@az/shared/contracts';
import { useRef, useState } from 'react';
import { useAccount } from '../../data/account.ts';
import { words } from './words.ts';

type Status =
  | { kind: 'idle' | 'busy' }
  | { kind: 'done'; message: string }
  | { kind: 'failed'; title: string; reason: string };

/** Actions on a pending e-mail change: one request at a time. */
export function usePendingEmail(member: Member) {
  const { resendEmailConfirmation, cancelEmailChange } = useAccount(member);
  const [status, setStatus] = useState<Status>({ kind: 'idle' });
  const isUnderWay = useRef(false);

  const run = async (title: string, request: () => Promise<string>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setStatus({ kind: 'busy' });
    try {
      setStatus({ kind: 'done', message: await request() });
    } catch (error) {
      if (!isAppError(error)) throw error;
      setStatus({ kind: 'failed', title, reason: error.serverMessage ?? error.message });
    } finally {
      isUnderWay.current = false;
    }
  };

  return {
    status,
    sendAgain: () =>
      run(words.notSentAgain, async () =>
        (await resendEmailConfirmation()) ? words.sentAgain : words.noLonger,
      ),
    withdraw: () =>
      run(words.notWithdrawn, async () => {
        await cancelEmailChange();
        return words.withdrawn;
      }),
  };
}
