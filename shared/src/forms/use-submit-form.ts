import { type FormEvent, useId, useRef, useState } from 'react';
import { type AppError, asAppError } from '../api/index.ts';
import { AttemptKey } from '../random-id/index.ts';
import { type FormDraft, isSame, useFormDraft } from './use-form-draft.ts';
import { type FormErrors, useFormValues } from './use-form-values.ts';

export type Checked<Request> = { request: Request; errors: null } | { request: null; errors: FormErrors };

/** The request of a form without errors; errors that are empty or null do not count. */
export function checked<Request>(
  errors: Record<string, string | null | undefined>,
  toRequest: () => Request,
): Checked<Request> {
  const found = Object.entries(errors).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return found.length > 0
    ? { request: null, errors: Object.fromEntries(found) }
    : { request: toRequest(), errors: null };
}

export type FormStatus =
  /** `unchanged`: there was nothing to send. */
  | { kind: 'idle' | 'busy' | 'unchanged' }
  | { kind: 'done'; message: string }
  | { kind: 'failed'; error: AppError };

/** What a form that stays open shows once it is sent: a message, and its new values if they change. */
type Sent<Values> = { stored?: Values; message: string };

type Options<Values, Request, Reply> = {
  initial: Values;
  fields: readonly (keyof Values & string)[];
  check: (values: Values, stored: Values) => Checked<Request> | { request: null; errors: null };
  /** Sends or stores the request. `attempt` is a key (`AttemptKey`): the same for the same content until it is stored. */
  send: (request: Request, attempt: string) => Reply | Promise<Reply>;
  /** For a form that stays open once it is sent. A form without `onSent` cannot be sent again: it is closed or left. */
  onSent?: (reply: Reply, request: Request) => Sent<Values>;
  draft?: FormDraft<Values>;
  idPrefix?: string;
  /** The server's errors by field of the form, for a form whose fields have other names than the request. */
  fieldErrorsOf?: (error: AppError, values: Values) => FormErrors;
  onFailure?: (error: AppError) => void;
  /** The field that gets the focus after a failure that names none of the form's fields. */
  focusAfterFailure?: keyof Values & string;
};

/** A form that is validated when it is sent, then at every change. One request at a time; a failure keeps the input. */
export function useSubmitForm<Values extends object, Request, Reply>(
  options: Options<Values, Request, Reply>,
) {
  const { fields, check, send, onSent, fieldErrorsOf = ({ fields: found }) => found, onFailure } = options;
  const uid = useId();
  const idOf = (field: string) => `${options.idPrefix ?? uid}${field}`;
  const [stored, setStored] = useState(options.initial);
  const [status, setStatus] = useState<FormStatus>({ kind: 'idle' });
  const isLocked = useRef(false);
  const attempt = useRef(new AttemptKey());
  const draft = useFormDraft(options.draft, options.initial);
  const form = useFormValues<Values>({
    initial: draft.initial,
    fields,
    errorsOf: (values) => check(values, stored).errors ?? {},
    idOf,
    onChange: (values) => {
      draft.save(values, stored);
      setStatus((now) => (now.kind === 'done' || now.kind === 'unchanged' ? { kind: 'idle' } : now));
    },
  });
  const isDirty = !isSame(form.values, stored);

  const startOver = (values: Values) => {
    setStored(values);
    form.restart(values);
    draft.startOver();
  };

  /** Moves the focus to the button if a disabled element has lost it, or will lose it with the browser's next frame. */
  const keepFocus = (button: HTMLElement | null) => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.matches(':disabled')) form.focusNext(button);
  };

  const succeed = (reply: Reply, request: Request, button: HTMLElement | null) => {
    draft.discard();
    attempt.current.end();
    const sent = onSent?.(reply, request);
    setStatus({ kind: 'done', message: sent?.message ?? '' });
    if (!sent) return;
    isLocked.current = false;
    if (sent.stored) startOver(sent.stored);
    keepFocus(button);
  };

  const fail = (error: AppError, button: HTMLElement | null) => {
    isLocked.current = false;
    attempt.current.fail(error);
    onFailure?.(error);
    if (form.refuse(fieldErrorsOf(error, form.latest()))) return setStatus({ kind: 'idle' });
    setStatus({ kind: 'failed', error });
    if (options.focusAfterFailure) form.focusNext(idOf(options.focusAfterFailure));
    else keepFocus(button);
  };

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    // Ignores a press during a request, and the second press of a double click on a form that is closing.
    if (isLocked.current) return;
    setStatus({ kind: 'idle' });
    const { request, errors } = check(form.latest(), stored);
    if (!form.check(errors ?? {})) return;
    if (request === null) return setStatus({ kind: 'unchanged' });
    const button = event.currentTarget.querySelector<HTMLElement>('[type="submit"]');
    isLocked.current = true;
    try {
      const sending = send(request, attempt.current.for(request));
      if (!(sending instanceof Promise)) return succeed(sending, request, button);
      setStatus({ kind: 'busy' });
      succeed(await sending, request, button);
    } catch (error) {
      fail(asAppError(error), button);
    }
  };

  const { values, set, field, checkbox, errors } = form;
  return {
    ...{ values, set, field, checkbox, errors, stored, status, submit, isDirty, idOf },
    /** Whether unsent input was restored and still differs from the stored values. */
    isRestored: draft.isRestored && isDirty,
    isKept: options.draft !== undefined,
    discard: draft.discard,
    startOver: () => {
      setStatus({ kind: 'idle' });
      startOver(stored);
    },
  };
}

export type SubmitForm<Values extends object> = ReturnType<typeof useSubmitForm<Values, unknown, unknown>>;

/** What the frame of a form needs, whatever its values. */
export type FormState = Pick<
  SubmitForm<object>,
  'status' | 'submit' | 'errors' | 'isDirty' | 'isRestored' | 'isKept' | 'discard' | 'startOver'
>;
