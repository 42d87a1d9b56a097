import { type AppError, asAppError } from '@az/shared/api';
import { type FormErrors, useCheckedForm } from '@az/shared/forms';
import { useRef, useState } from 'react';

type Rules<Values> = { [Field in keyof Values]?: (value: Values[Field], values: Values) => string | null };

type Options<Values> = {
  initialValues: Values;
  /** In the order of the fields on the screen. */
  rules: Rules<Values>;
  /** Makes the request and what follows on it. Rejects with `AppError`. */
  send: (values: Values) => Promise<void>;
  /** What people read above the form when the request failed. */
  sentenceFor: (error: AppError) => string;
  /** The server's sentences for single fields, by field. */
  fieldErrorsOf?: (error: AppError, values: Values) => Partial<Record<keyof Values & string, string>>;
  /** Takes the focus when the request failed and no field is named. */
  focusAfterFailure: keyof Values & string;
};

function errorsOf<Values>(rules: Rules<Values>, values: Values): FormErrors {
  const fields = Object.keys(rules) as (keyof Values & string)[];
  return Object.fromEntries(fields.map((field) => [field, rules[field]?.(values[field], values)]));
}

/** A form of the sign-in family: one request at a time; a failure keeps what was typed. */
export function useAccessForm<Values extends Record<string, unknown>>(options: Options<Values>) {
  const { initialValues, rules, send, sentenceFor, fieldErrorsOf, focusAfterFailure } = options;
  const [status, setStatus] = useState<{ busy: boolean; failure: string | null }>({
    busy: false,
    failure: null,
  });
  const sending = useRef(false);
  const { form, checkAll, refuse } = useCheckedForm<Values>({
    initial: initialValues,
    fields: Object.keys(rules),
    check: (values) => errorsOf(rules, values),
    focus: (field) => focusField(field),
  });
  const focusField = (field: string) => form.getInputNode(field)?.focus();

  const fail = (error: AppError, values: Values) => {
    if (refuse(fieldErrorsOf?.(error, values) ?? {})) return setStatus({ busy: false, failure: null });
    setStatus({ busy: false, failure: sentenceFor(error) });
    focusField(focusAfterFailure);
  };

  const submit = async (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (sending.current || !checkAll()) return;
    const values = form.getValues();
    sending.current = true;
    setStatus({ busy: true, failure: null });
    try {
      // Stays busy afterwards: what follows takes the place of the form.
      await send(values);
    } catch (error) {
      fail(asAppError(error), values);
    } finally {
      sending.current = false;
    }
  };

  return { form, submit, focusField, fields: Object.keys(rules), ...status };
}

/** What `useAccessForm` gives, as far as the frame of a form needs it. */
export type AccessFormState = Pick<
  ReturnType<typeof useAccessForm>,
  'submit' | 'focusField' | 'fields' | 'busy' | 'failure'
> & {
  form: { errors: FormErrors };
};
