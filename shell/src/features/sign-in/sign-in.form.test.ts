import { initialValues, rules, toRequest } from './sign-in.form.ts';

test('an empty form reports both fields', () => {
  expect(rules.email(initialValues.email)).toBe('Indiquez votre adresse e-mail.');
  expect(rules.password(initialValues.password)).toBe('Indiquez votre mot de passe.');
});

test('the session is not remembered by default', () => {
  expect(initialValues.remember).toBe(false);
});

test.each([' ', '\t'])('an address of spaces (%j) is missing', (email) => {
  expect(rules.email(email)).toBe('Indiquez votre adresse e-mail.');
});

test.each(['awa', 'awa@', '@exemple.test', 'awa exemple.test', 'awa@exemple'])(
  '%s is no address',
  (email) => {
    expect(rules.email(email)).toBe("L'adresse e-mail n'est pas valide. Exemple : nom@domaine.fr.");
  },
);

test.each([
  'awa@exemple.test',
  ' awa@exemple.test ',
  'awa.moreau+az@sous.exemple.fr',
  "m'bolo@exemple.test",
  'awa@hôtel-exemple.test',
])('%s is an address', (email) => {
  expect(rules.email(email)).toBeNull();
});

test.each(['x', ' ', 'mot de passe très long'.repeat(50)])('signing in has no password rule', (password) => {
  expect(rules.password(password)).toBeNull();
});

test('the request trims the address and keeps the password as typed', () => {
  expect(toRequest({ email: ' awa@exemple.test ', password: ' secret ', remember: true })).toEqual({
    email: 'awa@exemple.test',
    password: ' secret ',
    remember: true,
  });
});
