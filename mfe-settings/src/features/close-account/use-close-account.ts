import { useCapability } from '@az/shared/api';
import { checked, useSubmitForm } from '@az/shared/forms';
import { closeOwnAccount } from '../../data/close-account.ts';
import { checkClosing, fields, noAnswer } from './close-account.form.ts';

/** The form before the account is closed; it needs both answers and the server's success. */
export function useCloseAccount() {
  const hasCall = useCapability('account-close');
  const form = useSubmitForm({
    initial: noAnswer,
    fields,
    check: (values) => checked(checkClosing(values), () => values.password),
    // The session ends with the account, and the page is left.
    send: (password) => closeOwnAccount(password),
  });
  const wasRefused = form.status.kind === 'failed' && form.status.error.kind === 'not-found';
  return {
    ...form,
    /** False once it is known that this server cannot close accounts: the form is not shown then. */
    isPossible: hasCall !== false && !wasRefused,
  };
}
