/** @jest-environment node */
import { parse, safeParse } from 'valibot';
import { parseAccount, parsePasswordChanged } from './account.ts';
import { parsePreferences } from './preferences.ts';
import { AccountReplyWire } from './wire/account.wire.ts';
import { AccountRequestWire } from './wire/account-request.wire.ts';
import { NewPassword } from './wire/password.wire.ts';
import { ForgotPasswordRequestWire } from './wire/password-reset.wire.ts';
import { defaultPreferences, preferenceChoices } from './wire/preference-defaults.ts';
import { PreferencesRequestWire, PreferencesWire } from './wire/preferences.wire.ts';
import { RegisterRequestWire } from './wire/register.wire.ts';

const account = {
  Names: 'Aïssatou',
  LastName: 'Ndzouba',
  Headline: 'Sage-femme',
  Description: '',
  'E-mails': 'aissatou@exemple.test',
  email_proven: false,
  pending_email: 'ndzouba@exemple.test',
  Phones: '',
  Adresses: '',
  type: 'person',
  country: { code: 'GA', fr_Name: 'Gabon' },
  province: { code: null, Name: 'Estuaire' },
  city: null,
};

describe('an account', () => {
  it('is read from the reply of our server', () => {
    const reply = parse(AccountReplyWire, { status: true, account });
    expect(parseAccount(reply)).toEqual({
      firstName: 'Aïssatou',
      lastName: 'Ndzouba',
      headline: 'Sage-femme',
      description: '',
      email: 'aissatou@exemple.test',
      isEmailProven: false,
      pendingEmail: 'ndzouba@exemple.test',
      phone: '',
      address: '',
      kind: 'person',
      country: { code: 'GA', name: 'Gabon' },
      province: { code: null, name: 'Estuaire' },
      city: null,
    });
  });

  it('is read from other servers as far as possible', () => {
    expect(
      parseAccount({ account: { Emails: 'a@b.test', type: 'webcompany', city: { code: 'X' } } }),
    ).toMatchObject({
      email: 'a@b.test',
      kind: 'company',
      city: { code: 'X', name: 'X' },
    });
    expect(parseAccount({ account: {} })).toMatchObject({
      firstName: '',
      headline: null,
      isEmailProven: true,
      pendingEmail: null,
      kind: 'person',
      country: null,
    });
    for (const raw of [null, [], {}, 'x', { account: null }, { account: [] }])
      expect(parseAccount(raw)).toBeNull();
  });

  it('continues with a new token after a password change', () => {
    expect(parsePasswordChanged({ status: true, access_token: 'abc' })).toBe('abc');
    for (const raw of [null, {}, { status: false, access_token: 'abc' }, { status: true }])
      expect(parsePasswordChanged(raw)).toBeNull();
  });

  it('is changed by the given keys, cleaned', () => {
    expect(parse(AccountRequestWire, { Names: ' A  b ', Headline: '\n', Description: ' a\r\nb ' })).toEqual({
      Names: 'A b',
      Headline: '',
      Description: 'a\nb',
    });
    expect(safeParse(AccountRequestWire, { isVerify: true }).success).toBe(false);
  });
});

describe('a new password', () => {
  const fits = (password: string) => safeParse(NewPassword, password).success;

  it('has 8 to 1024 characters, however many units they take', () => {
    expect(['x'.repeat(7), 'x'.repeat(8), 'x'.repeat(1024), 'x'.repeat(1025)].map(fits)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(['🌊'.repeat(7), '🌊'.repeat(8), '🌊'.repeat(1024), '🌊'.repeat(1025)].map(fits)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('is taken as typed, including spaces, and without lone surrogates', () => {
    expect(parse(NewPassword, '  a b c d ')).toBe('  a b c d ');
    expect(fits(`\ud83c${'x'.repeat(10)}`)).toBe(false);
  });

  it('counts a letter with its accent as one character', () => {
    expect([fits('é'.repeat(7).normalize('NFD')), fits('é'.repeat(8).normalize('NFD'))]).toEqual([
      false,
      true,
    ]);
  });

  it('is refused with a message', () => {
    expect(safeParse(NewPassword, 'court').issues?.[0].message).toBe(
      'Un mot de passe compte de 8 à 1024 caractères. Modifiez-le puis réessayez.',
    );
  });
});

describe('a registration', () => {
  const who = { type: 'person', Names: 'A', LastName: 'B', email: ' a@b.test ', password: 'x'.repeat(8) };
  const fieldsOf = (change: object) =>
    safeParse(RegisterRequestWire, { ...who, ...change }).issues?.map((issue) => issue.path?.[0]?.key);

  it('needs a last name of a person only', () => {
    expect(parse(RegisterRequestWire, who).email).toBe('a@b.test');
    expect(fieldsOf({ LastName: ' ' })).toEqual(['LastName']);
    expect(fieldsOf({ LastName: '', type: 'webcompany' })).toBeUndefined();
    expect(fieldsOf({ LastName: '', type: 'other', Names: '' })).toEqual(
      expect.arrayContaining(['type', 'Names']),
    );
  });

  it.each([
    '',
    'a',
    'a@',
    '@b.test',
    'a b@c.test',
    'a@b.test\nBcc: c@d.test',
    'a@b.test,c@d.test',
    '<a@b.test>',
  ])('refuses %j as an e-mail address', (email) => {
    expect(fieldsOf({ email })).toEqual(['email']);
    expect(safeParse(ForgotPasswordRequestWire, { email }).success).toBe(false);
  });
});

describe('preferences', () => {
  it('have defaults that keep the contract', () => {
    expect(parse(PreferencesWire, defaultPreferences)).toEqual(defaultPreferences);
    expect(parse(PreferencesRequestWire, defaultPreferences)).toEqual(defaultPreferences);
  });

  it('are read from the reply or the bare object', () => {
    const chosen = {
      ...defaultPreferences,
      privacy: { ...defaultPreferences.privacy, profile: 'nobody' as const, onlineStatus: false },
    };
    expect(parsePreferences({ status: true, preferences: chosen })).toEqual(chosen);
    expect(parsePreferences(chosen)).toEqual(chosen);
  });

  it('read every choice of every preference that is no switch', () => {
    for (const [group, values] of Object.entries(PreferencesWire.entries)) {
      if (!('entries' in values)) continue;
      for (const [key, schema] of Object.entries(values.entries)) {
        if (!('options' in schema)) continue;
        expect(Object.values(preferenceChoices)).toContainEqual(schema.options);
        for (const choice of schema.options)
          expect(parsePreferences({ [group]: { [key]: choice } })).toMatchObject({
            [group]: { [key]: choice },
          });
      }
    }
  });

  it.each([
    null,
    undefined,
    [],
    'x',
    7,
    {},
    { preferences: null },
    { notifications: [] },
    { notifications: { push: 'yes' } },
    { privacy: { profile: '__proto__' } },
  ])('fall back to the defaults for %j', (raw) => {
    expect(parsePreferences(raw)).toEqual(defaultPreferences);
  });

  it('drop unknown keys', () => {
    const raw = JSON.parse('{"__proto__":{"x":1},"admin":true,"messaging":{"admin":true,"replies":false}}');
    const read = parsePreferences(raw);
    expect(read.messaging).toEqual({ ...defaultPreferences.messaging, replies: false });
    expect(read).not.toHaveProperty('admin');
    expect(Object.keys(read)).toEqual(Object.keys(defaultPreferences));
  });
});
