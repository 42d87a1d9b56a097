export { isEmail } from '@mantine/form';
export type { FormErrors } from './use-form-values.ts';
export {
  type Checked,
  checked,
  type FormState,
  type FormStatus,
  type SubmitForm,
  useSubmitForm,
} from './use-submit-form.ts';
