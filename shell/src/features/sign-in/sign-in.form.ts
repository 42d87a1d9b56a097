import { isEmail } from '@az/shared/forms';

export type SignInValues = { email: string; password: string; remember: boolean };

export const initialValues: SignInValues = { email: '', password: '', remember: false };

/** Sign-in asks for an address and a password; it sets no rule for the password's length. */
export const validate = {
  email: (value: string) =>
    value.trim() === ''
      ? 'Indiquez votre adresse e-mail.'
      : isEmail(true)(value.trim())
        ? "L'adresse e-mail n'est pas valide. Exemple : nom@domaine.fr."
        : null,
  password: (value: string) => (value === '' ? 'Indiquez votre mot de passe.' : null),
};

/** Body of `POST /login`. */
export function toRequest({ email, password }: SignInValues) {
  return { email: email.trim(), password };
}
