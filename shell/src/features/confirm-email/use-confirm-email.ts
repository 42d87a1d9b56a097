import { getAccount } from '@az/shared/account';
import { confirmEmail } from '@az/shared/account-access';
import { type AppError, isAppError, useCapability } from '@az/shared/api';
import { changeMember, useAuthContext } from '@az/shared/auth';
import { useRef, useState } from 'react';
import { unsupportedMessage } from '../../account-access/UnsupportedNotice.tsx';

const invalidLinkMessage =
  "Ce lien n'est plus valable : il a expiré, a déjà servi ou a été remplacé. Demandez-en un nouveau dans les réglages de votre compte.";

type Status =
  | { kind: 'asking' | 'busy' | 'confirmed' }
  /** `refused`: the link is no longer valid; `failed`: it can be tried again. */
  | { kind: 'refused' | 'failed'; reason: string };

/** The address may be that of the member signed in here. */
async function refreshMember(): Promise<void> {
  try {
    changeMember({ email: (await getAccount()).email });
  } catch (error) {
    // The settings show the new address anyway.
    if (!isAppError(error)) throw error;
  }
}

/** The confirmation of a new address with the token of a mail's link; `confirm` sends it. */
export function useConfirmEmail(token: string) {
  const { isAuthenticated } = useAuthContext();
  const isPossible = useCapability('account-email') !== false;
  const [status, setStatus] = useState<Status>({ kind: 'asking' });
  const isUnderWay = useRef(false);

  const statusAfter = ({ kind, message, serverMessage }: AppError): Status => {
    if (kind === 'not-found' || !isPossible)
      return { kind: 'failed', reason: unsupportedMessage('account-email') };
    if (kind === 'invalid') return { kind: 'refused', reason: invalidLinkMessage };
    if (kind === 'conflict') return { kind: 'refused', reason: serverMessage ?? message };
    return { kind: 'failed', reason: message };
  };

  const confirm = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setStatus({ kind: 'busy' });
    try {
      await confirmEmail(token);
      if (isAuthenticated) await refreshMember();
      setStatus({ kind: 'confirmed' });
    } catch (error) {
      if (!isAppError(error)) throw error;
      setStatus(statusAfter(error));
    } finally {
      isUnderWay.current = false;
    }
  };

  return { status, isAuthenticated, confirm };
}
