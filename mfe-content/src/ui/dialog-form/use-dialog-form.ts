import { formFields } from '@az/shared/form-parts';
import { useCheckedForm, useFormDraft } from '@az/shared/forms';
import { useId, useState } from 'react';

type Texts = Record<string, string>;

type Options<Values extends Texts> = {
  /** Key under which input is stored until the form is done. */
  draft: string;
  initial: Values;
  /** In display order. */
  fields: readonly (keyof Values & string)[];
  /** Errors by field; empty when there are none. */
  check: (values: Values) => Partial<Record<keyof Values, string>>;
  onDone: (values: Values) => void;
};

/** A form of texts in a dialog; its input outlives a reload and an expired session. */
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
    /** Whether the dialog is open; it fades out once the form is done, or closed. */
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
      // The second press of a double click hits the closing dialog.
      if (!isOpen || !checkAll()) return;
      draft.discard();
      onDone(form.getValues());
      setOpen(false);
    },
  };
}
