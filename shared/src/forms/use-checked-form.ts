import { type FormErrors, useForm } from '@mantine/form';
import { useRef } from 'react';
import { useErrorPrefix } from '../title/index.ts';

type Options<Values> = {
  /** Initial values. */
  initial: Values;
  /** In the order of the screen. */
  fields: readonly (keyof Values & string)[];
  /** Errors by field; empty when there are none. */
  check: (values: Values) => FormErrors;
  /** Gives a field the focus. */
  focus: (field: string) => void;
  /** Called on every change, before validation. */
  onChange?: (values: Values) => void;
};

/**
 * A form that is validated when it is sent, and from then on at every change. The first invalid field takes the focus,
 * and the document's title says that there is an error (WCAG 3.3.1). Server errors of single fields stay until the
 * fields change.
 */
export function useCheckedForm<Values extends object>(options: Options<Values>) {
  const { initial, fields, check, focus, onChange } = options;
  const wasSent = useRef(false);
  const refused = useRef<FormErrors>({});
  const form = useForm<Values>({
    initialValues: initial,
    // Every change validates the whole form.
    clearInputErrorOnChange: false,
    onValuesChange: (values, before) => {
      onChange?.(values);
      if (!wasSent.current) return;
      const remaining = Object.entries(refused.current).filter(
        ([field]) => values[field as keyof Values] === before[field as keyof Values],
      );
      refused.current = Object.fromEntries(remaining);
      form.setErrors({ ...check(values), ...refused.current });
    },
  });
  useErrorPrefix(Object.keys(form.errors).length > 0);

  /** Whether the form is valid. */
  const show = (errors: FormErrors): boolean => {
    form.setErrors(errors);
    const first = fields.find((field) => errors[field]);
    if (first) focus(first);
    return first === undefined;
  };

  return {
    form,
    /** Validates the form before it is sent; false when there are errors. */
    checkAll: (): boolean => {
      wasSent.current = true;
      refused.current = {};
      return show(check(form.getValues()));
    },
    /** Shows the server's errors of single fields; returns whether any of them belongs to this form. */
    refuse: (serverErrors: FormErrors): boolean => {
      const known = fields.filter((field) => serverErrors[field]);
      refused.current = Object.fromEntries(known.map((field) => [field, serverErrors[field]]));
      return !show(refused.current);
    },
    /** Replaces the values, as if nothing had been typed or sent. */
    restart: (values: Values): void => {
      wasSent.current = false;
      refused.current = {};
      form.setValues(values);
      form.clearErrors();
    },
  };
}
