/** @jest-environment node */
import { checkIdentity, type IdentityValues, isNewEmail } from './identity.form.ts';
import { words } from './words.ts';

const stored: IdentityValues = {
  Names: 'Awa',
  LastName: 'Moreau',
  Headline: '',
  Description: '',
  'E-mails': 'awa@exemple.test',
  password: '',
  Phones: '',
  Adresses: '',
  country: 'GA',
  province: 'GA-1',
  city: 'GA-1-libreville',
};

const check = (changes: Partial<IdentityValues>, kind: 'person' | 'company' = 'person') =>
  checkIdentity({ ...stored, ...changes }, stored, kind);

test('only changed fields are sent, trimmed', () => {
  expect(check({})).toEqual({ request: null, errors: null });
  expect(check({ Phones: ' +241 01 ' }).request).toEqual({ Phones: '+241 01' });
});

test('a location is sent as a whole, can be removed, and is refused in part', () => {
  expect(check({ city: 'GA-1-owendo' }).request).toEqual({
    country: 'GA',
    province: 'GA-1',
    city: 'GA-1-owendo',
  });
  const none = { country: null, province: null, city: null };
  expect(check(none).request).toEqual(none);
  expect(check({ country: 'FR', province: null, city: null }).errors).toEqual({
    province: words.provinceMissing,
    city: words.cityMissing,
  });
});

test('a new address needs the password; case does not matter', () => {
  expect(check({ 'E-mails': 'autre@exemple.test' }).errors).toEqual({ password: words.passwordMissing });
  expect(check({ 'E-mails': 'autre@exemple.test', password: 'un secret' }).request).toEqual({
    'E-mails': 'autre@exemple.test',
    password: 'un secret',
  });
  for (const same of [' AWA@exemple.test', '\u202aawa@exemple.test\u202c'])
    expect(isNewEmail({ ...stored, 'E-mails': same }, stored)).toBe(false);
});

test('a person has a last name, a company none', () => {
  expect(check({ LastName: ' ' }).errors).toHaveProperty('LastName');
  expect(check({ LastName: '' }, 'company').request).toEqual({ LastName: '' });
  expect(check({ Names: '' }).errors).toHaveProperty('Names');
  expect(check({ Description: 'x'.repeat(501) }).errors).toHaveProperty('Description');
});

test('a headline is one line of 120 characters at most, and may be removed', () => {
  expect(check({ Headline: ' Cheffe de projet \n et guide ' }).request).toEqual({
    Headline: 'Cheffe de projet et guide',
  });
  expect(check({ Headline: 'x'.repeat(120) }).errors).toBeNull();
  expect(check({ Headline: 'x'.repeat(121) }).errors).toEqual({ Headline: expect.stringContaining('120') });
  expect(
    checkIdentity({ ...stored, Headline: '' }, { ...stored, Headline: 'Guide' }, 'person').request,
  ).toEqual({ Headline: '' });
});
