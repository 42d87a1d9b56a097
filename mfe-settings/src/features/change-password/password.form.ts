import { confirmationRule, passwordRule } from '@az/shared/new-password';
import { words } from './words.ts';

/** The fields under the keys of the request, and the repetition. */
export type PasswordValues = Record<'current_password' | 'password' | 'confirmation', string>;

export const noPasswords: PasswordValues = { current_password: '', password: '', confirmation: '' };

/** In the order of the screen. */
export const fields = Object.keys(noPasswords) as (keyof PasswordValues)[];

/** What is to be sent, exactly as typed, or what is wrong with which field. */
export function checkPassword(values: PasswordValues) {
  const { current_password: current, password, confirmation } = values;
  const rules: [string, string | null][] = [
    ['current_password', current === '' ? words.currentMissing : null],
    ['password', passwordRule(password) ?? (password === current ? words.same : null)],
    ['confirmation', confirmationRule(confirmation, values)],
  ];
  const wrong = rules.filter((rule): rule is [string, string] => rule[1] !== null);
  return wrong.length > 0
    ? { request: null, errors: Object.fromEntries(wrong) }
    : { request: { current, next: password }, errors: null };
}
