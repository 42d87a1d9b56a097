import { useDraft } from '@az/shared/drafts';
import { formFields, restoreTexts } from '@az/shared/form-parts';
import { useForm } from '@az/shared/forms';
import { useTitlePrefix } from '@az/shared/title';
import { useId, useRef, useState } from 'react';
import { words } from './words.ts';

type Texts = Record<string, string>;

type Options<Values extends Texts> = {
  /** Where what is typed is kept until the form is done. */
  draft: string;
  initial: Values;
  /** In the order of the screen. */
  fields: readonly (keyof Values & string)[];
  /** What is wrong, by field; empty when nothing is. */
  check: (values: Values) => Partial<Record<keyof Values, string>>;
  onDone: (values: Values) => void;
};

const isSame = (one: Texts, other: Texts): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * A form of texts in a dialog: checked when it is sent, from then on at every change; the first field to correct takes the
 * focus; what is typed outlives a reload and an expired session.
 */
export function useDialogForm<Values extends Texts>({
  initial,
  fields,
  check,
  onDone,
  ...options
}: Options<Values>) {
  const uid = useId();
  const draft = useDraft(options.draft);
  const [restored] = useState(() => {
    const kept = restoreTexts(draft.text, initial);
    return kept && !isSame(kept, initial) ? kept : null;
  });
  const [isOpen, setOpen] = useState(true);
  const [isRestored, setRestored] = useState(restored !== null);
  const wasSent = useRef(false);
  const form = useForm<Values>({
    initialValues: restored ?? initial,
    clearInputErrorOnChange: false,
    validate: (values) => check(values),
    onValuesChange: (values) => {
      draft.write(isSame(values, initial) ? '' : JSON.stringify(values));
      if (wasSent.current) form.setErrors(check(values));
    },
  });
  const idOf = (field: string) => `${uid}-${field}`;
  const { errors, textField, set } = formFields(form, fields, idOf);
  useTitlePrefix(errors.length > 0 ? words.titlePrefix : '');
  return {
    values: form.values,
    errors,
    /** Whether the dialog stands open; it fades out once the form is done, or closed. */
    isOpen,
    close: () => setOpen(false),
    isRestored,
    isDirty: !isSame(form.values, initial),
    textField,
    set,
    discard: draft.discard,
    startOver: () => {
      wasSent.current = false;
      setRestored(false);
      form.setValues(initial);
      form.clearErrors();
      draft.discard();
    },
    submit: form.onSubmit(
      (values) => {
        draft.discard();
        onDone(values);
        setOpen(false);
      },
      (found) => {
        wasSent.current = true;
        const [first] = fields.filter((field) => found[field]);
        if (first) document.getElementById(idOf(first))?.focus();
      },
    ),
  };
}
