import { opaquePassword } from '@az/shared/contracts';
import { checked } from '@az/shared/forms';
import { passwordRule } from '@az/shared/new-password';
import { words } from './words.ts';

type PasswordValues = Record<'current_password' | 'password', string>;

export const noPasswords: PasswordValues = { current_password: '', password: '' };

export const fields = Object.keys(noPasswords) as (keyof PasswordValues)[];

/** The request with the passwords exactly as typed, or the errors by field. */
export function checkPassword(values: PasswordValues) {
  const { current_password: current, password } = values;
  return checked(
    {
      current_password: current === '' ? words.currentMissing : null,
      password:
        passwordRule(password) ?? (opaquePassword(password) === opaquePassword(current) ? words.same : null),
    },
    () => ({ current, next: password }),
  );
}
