import { foldPassword, isCommonPassword } from './common-passwords.ts';
import { refuseWeakPassword } from './password-rule.ts';

const owner = { email: 'aissatou.n@exemple.test', firstName: 'Aïssatou', lastName: 'Ndzouba' };
const refuse = (password: string) => () => refuseWeakPassword(password, owner, 'AZ Connect');

it.each([
  'password1',
  'iloveyou',
  '123456789',
  'sunshine',
  'PASSWORD1',
  'Ｐａｓｓｗｏｒｄ１',
  ' password1 ',
  'gouvernement',
  'Évidemment',
])('knows %p as common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it('contains at least the 3 000 most frequent passwords of allowed length', () => {
  const { dictionary } = jest.requireActual<{ dictionary: Record<string, string[]> }>(
    '@zxcvbn-ts/language-common',
  );
  const long = (dictionary['passwords-common'] ?? []).filter((one) => foldPassword(one).length >= 8);
  expect(long.length).toBeGreaterThan(3000);
  expect(long.filter((one) => !isCommonPassword(one))).toEqual([]);
});

it.each([
  'aissatou.n@exemple.test',
  'AISSATOU.N@exemple.test',
  'aissatou.n',
  'Aissatou Ndzouba',
  'ndzouba-aïssatou',
  'AZ connect',
  'azconnect',
])('refuses %p as the owner’s own', (password) => {
  expect(refuse(password)).toThrow(/votre nom ou votre adresse/);
});

it.each([
  'trois-pirogues-sur-le-fleuve',
  'Aïssatou aime les pirogues',
  'password1 et la suite',
  '🌊🛶🐟🌴🥭🧺🪘🪶',
])('accepts %p', (password) => {
  expect(refuse(password)).not.toThrow();
});

it('works for an owner without last name', () => {
  expect(() => refuseWeakPassword('trois-pirogues', { ...owner, lastName: '' }, '')).not.toThrow();
});
