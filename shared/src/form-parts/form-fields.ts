import type { UseFormReturnType } from '@mantine/form';

type Form<Values extends object> = Pick<UseFormReturnType<Values>, 'values' | 'errors' | 'setValues'>;

/**
 * What the fields of a form of texts and choices need, and what is to be corrected in them. `fields` is in the order of
 * the screen; `idOf` gives the id of a field on the page.
 */
export function formFields<Values extends object>(
  form: Form<Values>,
  fields: readonly (keyof Values & string)[],
  idOf: (field: string) => string,
) {
  type Name = keyof Values & string;
  const set = (name: Name, value: unknown) => form.setValues({ [name]: value } as Partial<Values>); // of a field, by name
  const field = (name: Name) => ({
    id: idOf(name),
    name,
    // Only sentences are ever set.
    error: form.errors[name] as string | undefined,
  });
  return {
    set,
    /** What a text field needs. */
    textField: (name: Name) => ({
      ...field(name),
      value: form.values[name] as string, // the caller names a field of texts
      onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
    }),
    /** What a `Select` needs. */
    choiceField: (name: Name) => ({
      ...field(name),
      value: form.values[name] as string | null, // the caller names a field of choices
      onChange: (value: string | null) => set(name, value),
    }),
    /** What is to be corrected, in the order of the screen. */
    errors: fields.flatMap((name) => {
      const { id, error } = field(name);
      return error ? [{ id, text: error }] : [];
    }),
  };
}
