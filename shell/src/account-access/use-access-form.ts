import { type AppError, isAppError } from '@az/shared/api';
import { type FormErrors, useForm } from '@az/shared/forms';
import { useTitlePrefix } from '@az/shared/title';
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

/**
 * A form of the sign-in family: checked when it is sent, from then on at every change; one request at a time; the first
 * field to correct takes the focus and the document's title says that there is one; a failure keeps what was typed.
 */
export function useAccessForm<Values extends Record<string, unknown>>(options: Options<Values>) {
  const { initialValues, rules, send, sentenceFor, fieldErrorsOf, focusAfterFailure } = options;
  const [status, setStatus] = useState<{ busy: boolean; failure: string | null }>({
    busy: false,
    failure: null,
  });
  const wasSent = useRef(false);
  const sending = useRef(false);
  /** What the server said of single fields; stands until the field changes. */
  const refused = useRef<FormErrors>({});
  const form = useForm<Values>({
    initialValues,
    validate: rules as never,
    onValuesChange: (values, before) => {
      if (!wasSent.current) return;
      const isSame = ([field]: [string, unknown]) => values[field] === before[field];
      refused.current = Object.fromEntries(Object.entries(refused.current).filter(isSame));
      form.setErrors({ ...errorsOf(rules, values), ...refused.current });
    },
  });
  const hasErrors = Object.keys(form.errors).length > 0;
  useTitlePrefix(hasErrors ? 'Erreur : ' : '');

  const focusField = (field: string) => form.getInputNode(field)?.focus();
  const focusFirst = (errors: FormErrors) => {
    const first = Object.keys(rules).find((field) => errors[field]);
    if (first) focusField(first);
  };

  const fail = (error: AppError, values: Values) => {
    const fields = (fieldErrorsOf?.(error, values) ?? {}) as FormErrors;
    if (Object.keys(fields).length === 0) {
      setStatus({ busy: false, failure: sentenceFor(error) });
      return focusField(focusAfterFailure);
    }
    setStatus({ busy: false, failure: null });
    refused.current = fields;
    form.setErrors(fields);
    focusFirst(fields);
  };

  const submit = form.onSubmit(
    async (values) => {
      if (sending.current) return;
      sending.current = true;
      wasSent.current = true;
      refused.current = {};
      setStatus({ busy: true, failure: null });
      try {
        // Stays busy afterwards: what follows takes the place of the form.
        await send(values);
      } catch (error) {
        if (!isAppError(error)) throw error;
        fail(error, values);
      } finally {
        sending.current = false;
      }
    },
    (errors) => {
      wasSent.current = true;
      focusFirst(errors);
    },
  );

  return { form, submit, focusField, fields: Object.keys(rules), ...status };
}

/** What `useAccessForm` gives, as far as the frame of a form needs it. */
export type AccessFormState = Pick<
  ReturnType<typeof useAccessForm>,
  'submit' | 'focusField' | 'fields' | 'busy' | 'failure'
> & {
  form: { errors: FormErrors };
};
