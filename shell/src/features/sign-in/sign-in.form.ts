import { emailRule } from '../../account-access/email-rule.ts';

export type SignInValues = { email: string; password: string; remember: boolean };

export const initialValues: SignInValues = { email: '', password: '', remember: false };

/** Sign-in asks for an address and a password; it sets no rule for the length of a password. */
export const rules = {
  email: emailRule,
  password: (value: string) => (value === '' ? 'Indiquez votre mot de passe.' : null),
};

/** Body of `POST /login`. */
export function toRequest({ email, password }: SignInValues) {
  return { email: email.trim(), password };
}
