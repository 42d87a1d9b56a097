import type { UseFormReturnType } from '@mantine/form';

type Form<Values extends object> = Pick<UseFormReturnType<Values>, 'values' | 'errors' | 'setValues'>;

/**
 * Props for the fields of a form of texts and choices, and its list of errors. `fields` is in the order of the screen;
 * `idOf` returns the id of a field's element.
 */
export function formFields<Values extends object>(
  form: Form<Values>,
  fields: readonly (keyof Values & string)[],
  idOf: (field: string) => string,
) {
  type Name = keyof Values & string;
  const set = (name: Name, value: unknown) => form.setValues({ [name]: value } as Partial<Values>); // by field name
  const field = (name: Name) => ({
    id: idOf(name),
    name,
    // Only strings are ever set.
    error: form.errors[name] as string | undefined,
  });
  return {
    set,
    /** Props of a text field. */
    textField: (name: Name) => ({
      ...field(name),
      value: form.values[name] as string, // the caller names a field of texts
      onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
    }),
    /** Props of a `Select`. */
    choiceField: (name: Name) => ({
      ...field(name),
      value: form.values[name] as string | null, // the caller names a field of choices
      onChange: (value: string | null) => set(name, value),
    }),
    /** The fields with errors, in the order of the screen. */
    errors: fields.flatMap((name) => {
      const { id, error } = field(name);
      return error ? [{ id, text: error }] : [];
    }),
  };
}
