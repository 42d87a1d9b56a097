export { type FormErrors, isEmail, type UseFormReturnType, useForm } from '@mantine/form';
export { isSameKind } from './restore-values.ts';
export { useCheckedForm } from './use-checked-form.ts';
export { isSame, useFormDraft } from './use-form-draft.ts';
