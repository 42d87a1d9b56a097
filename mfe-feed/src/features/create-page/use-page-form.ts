import { formFields } from '@az/shared/form-parts';
import { useCheckedForm, useFormDraft } from '@az/shared/forms';
import { useId, useState } from 'react';
import { fieldOrder, initialValues, type PageValues, pageProblems, toPage } from './page.form.ts';

/** The form of a page, whose texts outlive a reload; `page` is set after it was created. */
export function usePageForm() {
  const uid = useId();
  const idOf = (field: string) => `${uid}${field}`;
  const draft = useFormDraft('create-page', initialValues);
  const [page, setPage] = useState<PageValues | null>(null);
  const [image, setImage] = useState<File[]>([]);
  const { form, checkAll } = useCheckedForm<PageValues>({
    initial: draft.initial,
    fields: fieldOrder,
    check: pageProblems,
    focus: (field) => document.getElementById(idOf(field))?.focus(),
    onChange: draft.save,
  });
  const { errors, textField } = formFields(form, fieldOrder, idOf);
  return {
    errors,
    textField,
    page,
    image,
    setImage,
    edit: () => setPage(null),
    isDirty: page === null && draft.isDirty(form.values),
    submit: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      if (!checkAll()) return;
      draft.discard();
      setPage(toPage(form.getValues()));
    },
  };
}

export type PageForm = ReturnType<typeof usePageForm>;
