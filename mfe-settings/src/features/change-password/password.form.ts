import { checked } from '@az/shared/forms';
import { confirmationRule, passwordRule } from '@az/shared/new-password';
import { words } from './words.ts';

/** The fields by their keys in the request, and the confirmation. */
export type PasswordValues = Record<'current_password' | 'password' | 'confirmation', string>;

export const noPasswords: PasswordValues = { current_password: '', password: '', confirmation: '' };

/** In display order. */
export const fields = Object.keys(noPasswords) as (keyof PasswordValues)[];

/** The request, exactly as typed, or the errors by field. */
export function checkPassword(values: PasswordValues) {
  const { current_password: current, password, confirmation } = values;
  return checked(
    {
      current_password: current === '' ? words.currentMissing : null,
      password: passwordRule(password) ?? (password === current ? words.same : null),
      confirmation: confirmationRule(confirmation, values),
    },
    () => ({ current, next: password }),
  );
}
