import { asAppError } from '@az/shared/api';
import { formFields } from '@az/shared/form-parts';
import { isSameKind, useCheckedForm, useFormDraft } from '@az/shared/forms';
import { toast } from '@az/shared/toast';
import { useRef, useState } from 'react';
import { AttemptKey } from '../../data/attempt-key.ts';
import { words } from './words.ts';

type Checked<Request> =
  | { request: Request; errors: null }
  | { request: null; errors: Record<string, string> };

type Options<Values, Request> = {
  /** Where what is typed is kept until it is sent. */
  draft: string;
  /** What the form shows when nothing is typed yet. */
  pristine: Values;
  /** Whether what was kept may come back. */
  accepts?: (kept: Values) => boolean;
  /** In the order of the screen. */
  fields: readonly (keyof Values & string)[];
  check: (values: Values) => Checked<Request>;
  /** Makes the request; `attempt` is the same for the same content. Rejects with `AppError`. */
  send: (request: Request, attempt: string) => Promise<void>;
  /** Id of a field on the page. */
  idOf: (field: string) => string;
};

/** Why the form was not stored: the fixed sentence stands beside the reason. */
export type Failure = { reason: string };

function tell(serverMessage: string | null): void {
  toast({ message: words.failed, variant: 'danger' });
  // To be read, not only noticed.
  if (serverMessage) toast({ message: serverMessage, variant: 'warning', duration: 6000 });
}

/** A form of a dialog: one request at a time. Everything typed survives a failure, a reload and an expired session. */
export function useCareerForm<Values extends object, Request>(options: Options<Values, Request>) {
  const { pristine, check, send, fields, idOf } = options;
  const draft = useFormDraft(options.draft, pristine, { isValue: isSameKind, accepts: options.accepts });
  const [status, setStatus] = useState<{ busy: boolean; failure: Failure | null }>({
    busy: false,
    failure: null,
  });
  const sending = useRef(false);
  const attempt = useRef(new AttemptKey());
  const { form, checkAll, refuse, restart } = useCheckedForm<Values>({
    initial: draft.initial,
    fields,
    check: (values) => check(values).errors ?? {},
    focus: (field) => document.getElementById(idOf(field))?.focus(),
    onChange: draft.save,
  });

  const fail = (thrown: unknown) => {
    const error = asAppError(thrown);
    tell(error.serverMessage);
    setStatus({ busy: false, failure: { reason: error.reason } });
    refuse(error.fields);
  };

  const submit = async (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (sending.current) return;
    setStatus({ busy: false, failure: null });
    if (!checkAll()) return;
    const { request } = check(form.getValues());
    if (request === null) return;
    sending.current = true;
    setStatus({ busy: true, failure: null });
    try {
      await send(request, attempt.current.for(request));
      draft.discard();
      setStatus({ busy: false, failure: null });
    } catch (error) {
      fail(error);
    } finally {
      sending.current = false;
    }
  };

  const { textField, choiceField, errors } = formFields(form, fields, idOf);

  return {
    form,
    submit,
    textField,
    choiceField,
    errors,
    ...status,
    isRestored: draft.isRestored,
    isDirty: draft.isDirty(form.values),
    /** Forgets what is typed. */
    discard: draft.discard,
    /** Shows the form as it was before anything was typed. */
    startOver: () => {
      setStatus({ busy: false, failure: null });
      restart(pristine);
      draft.startOver();
    },
  };
}
