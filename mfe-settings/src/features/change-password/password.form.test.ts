import { checkPassword, noPasswords } from './password.form.ts';
import { words } from './words.ts';

test('every field is required', () => {
  expect(Object.keys(checkPassword(noPasswords).errors ?? {})).toEqual([
    'current_password',
    'password',
    'confirmation',
  ]);
});

test('the new password must differ from the current one and match its confirmation', () => {
  const values = {
    current_password: 'trois paniers',
    password: 'trois paniers',
    confirmation: 'autre chose',
  };
  expect(checkPassword(values).errors).toEqual({
    password: words.same,
    confirmation: 'Les mots de passe ne correspondent pas',
  });
});

test('passwords are sent as typed', () => {
  const values = { current_password: ' a ', password: ' deux crabes ', confirmation: ' deux crabes ' };
  expect(checkPassword(values).request).toEqual({ current: ' a ', next: ' deux crabes ' });
});
