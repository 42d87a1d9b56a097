export { NewPassword } from './NewPassword.tsx';
export { passwordRule } from './password-rules.ts';
