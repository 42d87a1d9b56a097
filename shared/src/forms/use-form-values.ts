import { useForm } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { useErrorPrefix } from '../title/index.ts';

/** Moves the focus to an element (or its id) after the next render, because a disabled element cannot take it yet. */
function useFocusNext(): (target: string | HTMLElement | null) => void {
  const next = useRef<string | HTMLElement>(null);
  useEffect(() => {
    const target = typeof next.current === 'string' ? document.getElementById(next.current) : next.current;
    if (!target || target.matches(':disabled')) return;
    next.current = null;
    target.focus();
  });
  return (target) => {
    next.current = target;
  };
}

export type FormErrors = Record<string, string>;

type Options<Values> = {
  initial: Values;
  fields: readonly (keyof Values & string)[];
  errorsOf: (values: Values) => FormErrors;
  idOf: (field: string) => string;
  /** Called on every change, before validation. */
  onChange: (values: Values) => void;
};

type Change<Value> = Value | { currentTarget: { value: string } };

const isEvent = (change: unknown): change is { currentTarget: { value: unknown } } =>
  typeof change === 'object' && change !== null && 'currentTarget' in change;

/**
 * Values and errors of a form, validated when sent and then at every change. The first invalid field takes the focus,
 * and the document's title says that there are errors (WCAG 3.3.1).
 */
export function useFormValues<Values extends object>(options: Options<Values>) {
  type Name = keyof Values & string;
  const { initial, fields, errorsOf, idOf, onChange } = options;
  const wasSent = useRef(false);
  const isRestarting = useRef(false);
  const refused = useRef<FormErrors>({});
  const form = useForm<Values>({
    initialValues: initial,
    // Not needed, because every change validates the whole form once it was sent.
    clearInputErrorOnChange: false,
    onValuesChange: (values, before) => {
      if (isRestarting.current) return;
      onChange(values);
      if (!wasSent.current) return;
      const remaining = Object.entries(refused.current).filter(
        ([field]) => values[field as Name] === before[field as Name],
      );
      refused.current = Object.fromEntries(remaining);
      form.setErrors({ ...errorsOf(values), ...refused.current });
    },
  });
  const { values } = form;
  const errors = form.errors as FormErrors; // only texts are ever set
  const focusNext = useFocusNext();
  useErrorPrefix(Object.keys(errors).length > 0);

  const show = (found: FormErrors): boolean => {
    form.setErrors(found);
    const first = fields.find((field) => found[field]);
    if (first) focusNext(idOf(first));
    return Object.keys(found).length === 0;
  };

  const setOne = (name: Name, value: unknown) => form.setValues({ [name]: value } as Partial<Values>); // by field name
  const common = (name: Name) => ({ id: idOf(name), name, error: errors[name] });

  return {
    values,
    latest: form.getValues,
    set: (changes: Partial<Values>): void => form.setValues(changes),
    field: <Field extends Name>(name: Field) => ({
      ...common(name),
      value: values[name],
      onChange: (change: Change<Values[Field]>) =>
        setOne(name, isEvent(change) ? change.currentTarget.value : change),
    }),
    checkbox: (name: Name) => ({
      ...common(name),
      checked: values[name] === true,
      onChange: (event: { currentTarget: { checked: boolean } }) => setOne(name, event.currentTarget.checked),
    }),
    errors: fields.flatMap((name) => (errors[name] ? [{ id: idOf(name), text: errors[name] }] : [])),
    focusNext,
    /** Shows the errors of a form that is about to be sent; returns false if there are any. */
    check: (found: FormErrors): boolean => {
      wasSent.current = true;
      refused.current = {};
      return show(found);
    },
    /** Shows the server's errors of single fields; returns whether any of them belongs to this form. */
    refuse: (serverErrors: FormErrors): boolean => {
      const known = Object.entries(serverErrors).filter(([field]) => fields.some((name) => name === field));
      refused.current = Object.fromEntries(known);
      return !show(refused.current);
    },
    /** Replaces the values, as if nothing had been typed or sent. */
    restart: (next: Values): void => {
      wasSent.current = false;
      refused.current = {};
      isRestarting.current = true;
      form.setValues(next);
      isRestarting.current = false;
      form.clearErrors();
    },
  };
}
