import { isAppError } from '@az/shared/api';
import { useDraft } from '@az/shared/drafts';
import { formFields } from '@az/shared/form-parts';
import { type FormErrors, useForm } from '@az/shared/forms';
import { useTitlePrefix } from '@az/shared/title';
import { toast } from '@az/shared/toast';
import { useRef, useState } from 'react';
import { AttemptKey } from '../../data/attempt-key.ts';
import { restoreValues } from './restore-values.ts';
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

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function tell(serverMessage: string | null): void {
  toast({ message: words.failed, variant: 'danger' });
  // To be read, not only noticed.
  if (serverMessage) toast({ message: serverMessage, variant: 'warning', duration: 6000 });
}

/**
 * A form of a dialog: checked when it is sent, from then on at every change; one request at a time; the first field to
 * correct takes the focus. Everything typed survives a failure, a reload and an expired session.
 */
export function useCareerForm<Values extends object, Request>(options: Options<Values, Request>) {
  const { pristine, check, send, fields, idOf } = options;
  const draft = useDraft(options.draft);
  const [restored] = useState(() => {
    const kept = restoreValues(draft.text, pristine);
    return kept && options.accepts?.(kept) !== false && !isSame(kept, pristine) ? kept : null;
  });
  const [isRestored, setRestored] = useState(restored !== null);
  const [status, setStatus] = useState<{ busy: boolean; failure: Failure | null }>({
    busy: false,
    failure: null,
  });
  const wasSent = useRef(false);
  const sending = useRef(false);
  const attempt = useRef(new AttemptKey());
  /** What the server said of single fields; stands until the field changes or the form is sent again. */
  const refused = useRef<FormErrors>({});
  const form = useForm<Values>({
    initialValues: restored ?? pristine,
    // Every change is checked as a whole, below.
    clearInputErrorOnChange: false,
    validate: (values) => check(values).errors ?? {},
    onValuesChange: (values, before) => {
      draft.write(isSame(values, pristine) ? '' : JSON.stringify(values));
      if (!wasSent.current) return;
      const kept = Object.entries(refused.current).filter(
        ([field]) => values[field as keyof Values] === before[field as keyof Values],
      );
      refused.current = Object.fromEntries(kept);
      form.setErrors({ ...check(values).errors, ...refused.current });
    },
  });
  useTitlePrefix(Object.keys(form.errors).length > 0 ? words.titlePrefix : '');

  const focusFirst = (errors: FormErrors) => {
    const first = fields.find((field) => errors[field]);
    if (first) document.getElementById(idOf(first))?.focus();
  };

  const fail = (error: unknown) => {
    if (!isAppError(error)) throw error;
    const known = fields.filter((field) => error.fields[field]);
    refused.current = Object.fromEntries(known.map((field) => [field, error.fields[field]]));
    form.setErrors(refused.current);
    tell(error.serverMessage);
    setStatus({ busy: false, failure: { reason: error.serverMessage ?? error.message } });
    focusFirst(refused.current);
  };

  const submit = form.onSubmit(
    async (values) => {
      const { request } = check(values);
      if (sending.current || request === null) return;
      sending.current = true;
      wasSent.current = true;
      refused.current = {};
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
    },
    (errors) => {
      wasSent.current = true;
      refused.current = {};
      setStatus({ busy: false, failure: null });
      focusFirst(errors);
    },
  );

  const { textField, choiceField, errors } = formFields(form, fields, idOf);

  return {
    form,
    submit,
    textField,
    choiceField,
    errors,
    ...status,
    isRestored,
    isDirty: !isSame(form.values, pristine),
    /** Forgets what is typed. */
    discard: draft.discard,
    /** Shows the form as it was before anything was typed. */
    startOver: () => {
      setRestored(false);
      setStatus({ busy: false, failure: null });
      wasSent.current = false;
      refused.current = {};
      form.setValues(pristine);
      form.clearErrors();
      draft.discard();
    },
  };
}
