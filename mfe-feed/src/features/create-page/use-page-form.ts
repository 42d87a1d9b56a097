import { useDraft } from '@az/shared/drafts';
import { restoreTexts } from '@az/shared/form-parts';
import { useForm } from '@az/shared/forms';
import { useEffect, useRef, useState } from 'react';
import { fieldOrder, initialValues, type PageValues, rules, toPage } from './page.form.ts';

/** The form of a page, whose texts outlive a reload; `page` is there once it is made. */
export function usePageForm() {
  const draft = useDraft('create-page');
  const [page, setPage] = useState<PageValues | null>(null);
  const [image, setImage] = useState<File[]>([]);
  const place = useRef<HTMLFormElement>(null);
  const form = useForm<PageValues>({
    initialValues: restoreTexts(draft.text, initialValues) ?? initialValues,
    validate: rules,
    validateInputOnChange: false,
    onValuesChange: (values) => {
      const isEmpty = Object.values(values).every((value) => value === '');
      draft.write(isEmpty ? '' : JSON.stringify(values));
    },
  });
  const focusField = (field: string) =>
    place.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  const [hasTried, setTried] = useState(false);
  const { values } = form;
  const validate = useRef(form.validate);
  useEffect(() => {
    // After the first attempt, what is corrected is no longer complained about.
    if (hasTried) validate.current();
  }, [hasTried, values]);
  return {
    form,
    place,
    page,
    image,
    setImage,
    focusField,
    edit: () => setPage(null),
    errors: fieldOrder.flatMap((field) => {
      const text = form.errors[field];
      return text ? [{ id: field, text }] : [];
    }),
    isDirty: page === null && Object.values(values).some((value) => value !== ''),
    submit: form.onSubmit(
      (filled) => {
        draft.discard();
        setTried(false);
        setPage(toPage(filled));
      },
      (errors) => {
        setTried(true);
        const [first] = fieldOrder.filter((field) => errors[field]);
        if (first) focusField(first);
      },
    ),
  };
}

export type PageForm = ReturnType<typeof usePageForm>;
