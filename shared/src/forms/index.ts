export { isEmail } from './is-email.ts';
export type { FormErrors } from './use-form-values.ts';
export { useLeaveGuard } from './use-leave-guard.ts';
export {
  type Checked,
  checked,
  type FormState,
  type FormStatus,
  type SubmitForm,
  useSubmitForm,
} from './use-submit-form.ts';
