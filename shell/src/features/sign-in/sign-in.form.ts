import { emailRule } from '../../account-access/email-rule.ts';

export type SignInValues = { email: string; password: string; remember: boolean };

export const initialValues: SignInValues = { email: '', password: '', remember: false };

/** Requires an address and a password; there is no rule for the length of the password. */
export const rules = {
  email: emailRule,
  password: (value: string) => (value === '' ? 'Indiquez votre mot de passe.' : null),
};

export function toRequest({ email, password, remember }: SignInValues) {
  // Only if chosen: a server of somebody else may refuse a field that it does not know.
  return { email: email.trim(), password, ...(remember && { remember }) };
}
