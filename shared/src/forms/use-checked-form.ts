import { type FormErrors, useForm } from '@mantine/form';
import { useRef } from 'react';
import { useErrorPrefix } from '../title/index.ts';

type Options<Values> = {
  /** What the form shows first. */
  initial: Values;
  /** In the order of the screen. */
  fields: readonly (keyof Values & string)[];
  /** What is wrong, by field; empty when nothing is. */
  check: (values: Values) => FormErrors;
  /** Gives a field the focus. */
  focus: (field: string) => void;
  /** Hears every change, before it is checked. */
  onChange?: (values: Values) => void;
};

/**
 * A form that is checked when it is sent, from then on at every change. The first field to correct takes the focus, and the
 * document's title says that there is one (WCAG 3.3.1). What a server says of single fields stands until they change.
 */
export function useCheckedForm<Values extends object>(options: Options<Values>) {
  const { initial, fields, check, focus, onChange } = options;
  const wasSent = useRef(false);
  const refused = useRef<FormErrors>({});
  const form = useForm<Values>({
    initialValues: initial,
    // Every change is checked as a whole.
    clearInputErrorOnChange: false,
    onValuesChange: (values, before) => {
      onChange?.(values);
      if (!wasSent.current) return;
      const still = Object.entries(refused.current).filter(
        ([field]) => values[field as keyof Values] === before[field as keyof Values],
      );
      refused.current = Object.fromEntries(still);
      form.setErrors({ ...check(values), ...refused.current });
    },
  });
  useErrorPrefix(Object.keys(form.errors).length > 0);

  /** Whether there is nothing to correct. */
  const show = (errors: FormErrors): boolean => {
    form.setErrors(errors);
    const first = fields.find((field) => errors[field]);
    if (first) focus(first);
    return first === undefined;
  };

  return {
    form,
    /** Checks the form as it is about to be sent; false when something is to be corrected. */
    checkAll: (): boolean => {
      wasSent.current = true;
      refused.current = {};
      return show(check(form.getValues()));
    },
    /** Shows what a server says of single fields; gives whether it says something of one of these. */
    refuse: (said: FormErrors): boolean => {
      const known = fields.filter((field) => said[field]);
      refused.current = Object.fromEntries(known.map((field) => [field, said[field]]));
      return !show(refused.current);
    },
    /** Shows these values, as if nothing had been typed or sent. */
    restart: (values: Values): void => {
      wasSent.current = false;
      refused.current = {};
      form.setValues(values);
      form.clearErrors();
    },
  };
}
