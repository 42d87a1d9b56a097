import { type AppError, asAppError } from '@az/shared/api';
import { type FormErrors, useCheckedForm } from '@az/shared/forms';
import { useRef, useState } from 'react';

type Rules<Values> = { [Field in keyof Values]?: (value: Values[Field], values: Values) => string | null };

type Options<Values> = {
  initialValues: Values;
  /** In the order of the fields on screen. */
  rules: Rules<Values>;
  /** Sends the request and handles its result. Rejects with `AppError`. */
  send: (values: Values) => Promise<void>;
  /** Message above the form after a failed request. */
  sentenceFor: (error: AppError) => string;
  /** Field messages of the server, by field. */
  fieldErrorsOf?: (error: AppError, values: Values) => Partial<Record<keyof Values & string, string>>;
  /** Gets the focus after a failed request without field errors. */
  focusAfterFailure: keyof Values & string;
};

function errorsOf<Values>(rules: Rules<Values>, values: Values): FormErrors {
  const fields = Object.keys(rules) as (keyof Values & string)[];
  return Object.fromEntries(fields.map((field) => [field, rules[field]?.(values[field], values)]));
}

/** State of a sign-in or sign-up form: one request at a time; a failure keeps the entered values. */
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
      // Stays busy after success: the next page replaces the form.
      await send(values);
    } catch (error) {
      fail(asAppError(error), values);
    } finally {
      sending.current = false;
    }
  };

  return { form, submit, focusField, fields: Object.keys(rules), ...status };
}

/** The part of `useAccessForm` that `AccessForm` needs. */
export type AccessFormState = Pick<
  ReturnType<typeof useAccessForm>,
  'submit' | 'focusField' | 'fields' | 'busy' | 'failure'
> & {
  form: { errors: FormErrors };
};
