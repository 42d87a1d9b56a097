import { type AppError, asAppError } from '@az/shared/api';
import { formFields } from '@az/shared/form-parts';
import { isSame, useCheckedForm } from '@az/shared/forms';
import { useId, useRef, useState } from 'react';
import { useUnsaved } from '../unsaved/UnsavedChanges.tsx';
import { useFocusNext } from './use-focus-next.ts';
import { words } from './words.ts';

type Checked<Request> =
  | { request: Request; errors: null }
  | { request: null; errors: Record<string, string> };

type Options<Values, Request> = {
  /** The stored values. */
  stored: Values;
  /** Restored input, if there is any. */
  restored?: Values | null;
  /** In display order. */
  fields: readonly (keyof Values & string)[];
  /** The request, or the errors by field; a null request means that nothing has changed. */
  check: (values: Values, stored: Values) => Checked<Request | null>;
  /** Sends the request; returns the stored values and a message. Rejects with `AppError`. */
  send: (request: Request) => Promise<{ stored: Values; message: string }>;
  /** Whether the server has the call; null while unknown. */
  canSave?: boolean | null;
  /** Called on every change, to store the input; with null when there is none. */
  onChange?: (values: Values | null) => void;
};

export type FormStatus =
  | { kind: 'idle' | 'busy' | 'not-possible' }
  | { kind: 'saved'; message: string }
  | { kind: 'failed'; reason: string };

/** A card's form: one request at a time. A failure keeps the input, and leaving the page asks for confirmation. */
export function useSettingsForm<Values extends object, Request>(options: Options<Values, Request>) {
  const { restored, fields, check, send, canSave = true, onChange } = options;
  const uid = useId();
  const idOf = (field: string) => `${uid}${field}`;
  const [stored, setStored] = useState(options.stored);
  const [status, setStatus] = useState<FormStatus>({ kind: 'idle' });
  const sending = useRef(false);
  const focusNext = useFocusNext();
  const { form, checkAll, refuse, restart } = useCheckedForm<Values>({
    initial: restored ?? options.stored,
    fields,
    check: (values) => check(values, stored).errors ?? {},
    focus: (field) => focusNext(idOf(field)),
    onChange: (values) => {
      onChange?.(isSame(values, stored) ? null : values);
      setStatus((now) => (now.kind === 'busy' ? now : { kind: 'idle' }));
    },
  });
  const isDirty = !isSame(form.values, stored);
  useUnsaved(isDirty, { isKept: onChange !== undefined, discard: () => onChange?.(null) });

  const settle = (values: Values) => {
    setStored(values);
    restart(values);
    onChange?.(null);
  };

  const fail = (error: AppError) => {
    if (error.kind === 'not-found') return setStatus({ kind: 'not-possible' });
    setStatus(refuse(error.fields) ? { kind: 'idle' } : { kind: 'failed', reason: error.reason });
  };

  const submit = async (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (sending.current) return;
    if (!checkAll()) return setStatus({ kind: 'idle' });
    const { request } = check(form.getValues(), stored);
    if (request === null) return setStatus({ kind: 'saved', message: words.unchanged });
    if (canSave === false) return setStatus({ kind: 'not-possible' });
    sending.current = true;
    setStatus({ kind: 'busy' });
    try {
      const { stored: now, message } = await send(request);
      settle(now);
      setStatus({ kind: 'saved', message });
    } catch (error) {
      fail(asAppError(error));
    } finally {
      sending.current = false;
    }
  };

  const { textField, choiceField, errors } = formFields(form, fields, idOf);

  return {
    values: form.values,
    stored,
    set: form.setValues,
    submit,
    status,
    isDirty,
    textField,
    choiceField,
    errors,
    /** Resets the form to the stored values. */
    startOver: () => settle(stored),
  };
}

/** State and handlers for `SettingsForm`. */
export type SettingsFormState = Pick<
  ReturnType<typeof useSettingsForm<object, unknown>>,
  'submit' | 'status' | 'errors'
>;
