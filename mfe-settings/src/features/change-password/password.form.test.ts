import { checkPassword, noPasswords } from './password.form.ts';
import { words } from './words.ts';

test('every field is required', () => {
  expect(Object.keys(checkPassword(noPasswords).errors ?? {})).toEqual(['current_password', 'password']);
});

test('a new password without the current one is refused', () => {
  const values = { current_password: '', password: 'deux crabes verts' };
  expect(checkPassword(values).errors).toEqual({ current_password: words.currentMissing });
});

test('the new password must differ from the current one', () => {
  const values = { current_password: 'trois paniers', password: 'trois paniers' };
  expect(checkPassword(values).errors).toEqual({ password: words.same });
  const typed = 'Été à Oyem';
  const forms = { current_password: typed, password: typed.normalize('NFD') };
  expect(checkPassword(forms).errors).toEqual({ password: words.same });
});

test('passwords are sent as typed', () => {
  const values = { current_password: ' a ', password: ' deux crabes ' };
  expect(checkPassword(values).request).toEqual({ current: ' a ', next: ' deux crabes ' });
});
