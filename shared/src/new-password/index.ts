export { NewPasswordFields } from './NewPasswordFields.tsx';
export { confirmationRule, passwordRule } from './password-rules.ts';
