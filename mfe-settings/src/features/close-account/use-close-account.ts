import { asAppError, useCapability } from '@az/shared/api';
import { useErrorPrefix } from '@az/shared/title';
import { useId, useRef, useState } from 'react';
import { closeOwnAccount } from '../../data/close-account.ts';
import { useFocusNext } from '../../ui/settings-form/use-focus-next.ts';
import { type CloseValues, checkClosing, fields, noAnswer } from './close-account.form.ts';

type Errors = ReturnType<typeof checkClosing>;

type Status = { kind: 'idle' | 'busy' } | { kind: 'failed'; reason: string };

/** The form before the account is closed; it needs both answers and the server's success. */
export function useCloseAccount() {
  const hasCall = useCapability('account-close');
  const [wasRefused, setRefused] = useState(false);
  const uid = useId();
  const idOf = (field: string) => `${uid}${field}`;
  const [values, setValues] = useState(noAnswer);
  const [errors, setErrors] = useState<Errors>({});
  const [status, setStatus] = useState<Status>({ kind: 'idle' });
  const wasSent = useRef(false);
  const sending = useRef(false);
  const focusNext = useFocusNext();
  useErrorPrefix(Object.keys(errors).length > 0);

  const show = (found: Errors) => {
    setErrors(found);
    const first = fields.find((field) => found[field]);
    if (first) focusNext(idOf(first));
  };

  const change = (changes: Partial<CloseValues>) => {
    const next = { ...values, ...changes };
    setValues(next);
    if (wasSent.current) setErrors(checkClosing(next));
  };

  const fail = (thrown: unknown) => {
    const error = asAppError(thrown);
    if (error.kind === 'not-found') return setRefused(true);
    const { password } = error.fields;
    if (!password) return setStatus({ kind: 'failed', reason: error.reason });
    setStatus({ kind: 'idle' });
    show({ password });
  };

  const submit = async (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (sending.current) return;
    wasSent.current = true;
    const found = checkClosing(values);
    setStatus({ kind: 'idle' });
    show(found);
    if (Object.keys(found).length > 0) return;
    sending.current = true;
    setStatus({ kind: 'busy' });
    try {
      // The session ends with the account, and the page is left.
      await closeOwnAccount(values.password);
    } catch (error) {
      fail(error);
    } finally {
      sending.current = false;
    }
  };

  const list = fields.flatMap((field) => {
    const text = errors[field];
    return text ? [{ id: idOf(field), text }] : [];
  });
  return {
    /** False once it is known that this server cannot close accounts: the form is not shown then. */
    isPossible: hasCall !== false && !wasRefused,
    ...{ values, change, errors, list, status, submit, idOf },
  };
}
