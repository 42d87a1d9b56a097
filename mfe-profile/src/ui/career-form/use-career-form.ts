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
  /** Key under which unsent input is stored. */
  draft: string;
  /** Values of the form without input. */
  pristine: Values;
  /** Whether stored input may be restored. */
  accepts?: (kept: Values) => boolean;
  /** In display order. */
  fields: readonly (keyof Values & string)[];
  check: (values: Values) => Checked<Request>;
  /** Sends the request; `attempt` is the same for the same content. Rejects with `AppError`. */
  send: (request: Request, attempt: string) => Promise<void>;
  /** Id of a field's element. */
  idOf: (field: string) => string;
};

/** Why the form was not stored: the fixed sentence, and the reason. */
export type Failure = { reason: string };

function showFailureToast(serverMessage: string | null): void {
  toast({ message: words.failed, variant: 'danger' });
  // Long enough to read.
  if (serverMessage) toast({ message: serverMessage, variant: 'warning', duration: 6000 });
}

/** A form in a dialog: one request at a time. Input survives a failure, a reload and an expired session. */
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
    showFailureToast(error.serverMessage);
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
    /** Removes the stored input. */
    discard: draft.discard,
    /** Resets the form to its values without input. */
    startOver: () => {
      setStatus({ busy: false, failure: null });
      restart(pristine);
      draft.startOver();
    },
  };
}
