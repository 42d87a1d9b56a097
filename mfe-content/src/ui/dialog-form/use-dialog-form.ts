import { formFields } from '@az/shared/form-parts';
import { useCheckedForm, useFormDraft } from '@az/shared/forms';
import { useId, useState } from 'react';

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

/** A form of texts in a dialog; what is typed outlives a reload and an expired session. */
export function useDialogForm<Values extends Texts>({
  initial,
  fields,
  check,
  onDone,
  ...options
}: Options<Values>) {
  const uid = useId();
  const idOf = (field: string) => `${uid}-${field}`;
  const draft = useFormDraft(options.draft, initial);
  const [isOpen, setOpen] = useState(true);
  const { form, checkAll, restart } = useCheckedForm<Values>({
    initial: draft.initial,
    fields,
    check,
    focus: (field) => document.getElementById(idOf(field))?.focus(),
    onChange: draft.save,
  });
  const { errors, textField, set } = formFields(form, fields, idOf);
  return {
    values: form.values,
    errors,
    /** Whether the dialog stands open; it fades out once the form is done, or closed. */
    isOpen,
    close: () => setOpen(false),
    isRestored: draft.isRestored,
    isDirty: draft.isDirty(form.values),
    textField,
    set,
    discard: draft.discard,
    startOver: () => {
      restart(initial);
      draft.startOver();
    },
    submit: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      // The second press of a double click meets the dialog as it fades out.
      if (!isOpen || !checkAll()) return;
      draft.discard();
      onDone(form.getValues());
      setOpen(false);
    },
  };
}
