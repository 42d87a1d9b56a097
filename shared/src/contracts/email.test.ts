import * as v from 'valibot';
import { isEmail } from '../forms/index.ts';
import { CompanyRequestWire, EmailField, isEmailAddress, normalizeEmail } from './index.ts';

const label = 'a'.repeat(63);

const addresses = [
  "a.n'guessan@exemple.test",
  "m'bolo@exemple.test",
  'awa@xn--htel-exemple-eib.test',
  'awa@exemple.xn--p1ai',
  'awa@groupe--est.test',
  'Awa.MBA+az@Exemple.test ',
  '\t\u00a0awa@exemple.test\r\n',
  '\u202aawa@exemple.test\u202c',
  'awa&yves@exemple.test',
  "!#$%&'*+/=?^_`{|}~-@exemple.test",
  '-@0.a',
  'awa@hôtel-exemple.test',
  'awa@Hôtel-Exemple.test',
  'awa@пример.рф',
  `${'a'.repeat(64)}@exemple.test`,
  `awa@${label}.test`,
  `awa@${`${label}.`.repeat(3)}${'a'.repeat(58)}`,
];

const others = [
  '',
  'awa',
  'awa@',
  '@exemple.test',
  'awa..mba@exemple.test',
  '.awa@exemple.test',
  'awa.@exemple.test',
  'awa@exemple',
  'awa@exemple.',
  'awa@exemple..test',
  'awa@.exemple.test',
  'awa@-exemple.test',
  'awa@exemple-.test',
  'awa@exem_ple.test',
  'awa@127.0.0.1',
  'awa@[127.0.0.1]',
  'awa@exemple.test:25',
  'awa@hôtel/exemple.test',
  'awa@hôtel@exemple.test',
  'awa@hôtel',
  'awa@hôtel..test',
  'awa mba@exemple.test',
  'awa@exemple.test awa@exemple.test',
  'awa@exemple.test,yves@exemple.test',
  'awa@exemple.test\r\nBcc: yves@exemple.test',
  'awa\n@exemple.test',
  'Awa <awa@exemple.test>',
  '"awa"@exemple.test',
  'awa(mba)@exemple.test',
  'awa\\@exemple.test',
  'élodie@exemple.test',
  'awa\u200b@exemple.test',
  `${'a'.repeat(65)}@exemple.test`,
  `awa@${label}a.test`,
  `awa@${`${label}.`.repeat(3)}${'a'.repeat(59)}`,
];

const inCompany = CompanyRequestWire.entries.email;

test.each([
  ...addresses.map((text): [string, boolean] => [text, true]),
  ...others.map((text): [string, boolean] => [text, false]),
])('%j: forms and server agree that it is an address (%p)', (text, isRight) => {
  expect(isEmailAddress(text)).toBe(isRight);
  expect(isEmail('Non')(text)).toBe(isRight ? null : 'Non');
  expect(v.is(EmailField, text)).toBe(isRight);
  expect(v.is(inCompany, text)).toBe(isRight);
});

test.each([
  ['Awa.MBA+az@Exemple.test ', 'Awa.MBA+az@exemple.test', 'awa.mba+az@exemple.test'],
  ['awa@Hôtel-Exemple.test', 'awa@xn--htel-exemple-eib.test', 'awa@xn--htel-exemple-eib.test'],
  [
    'Awa@hôtel-exemple.test'.normalize('NFD'),
    'Awa@xn--htel-exemple-eib.test',
    'awa@xn--htel-exemple-eib.test',
  ],
  ['\u2066awa@exemple.test\u2069', 'awa@exemple.test', 'awa@exemple.test'],
])('%j is sent as %s and compared as %s', (text, sent, compared) => {
  expect([v.parse(EmailField, text), v.parse(inCompany, text)]).toEqual([sent, sent]);
  expect(normalizeEmail(text)).toBe(compared);
});

test('the sentences for a wrong address and for one that is too long', () => {
  const sentence = (schema: v.GenericSchema, text: string) => v.safeParse(schema, text).issues?.[0].message;
  const [wrong, long] = ['awa@exemple', `${'a'.repeat(250)}@b.test`];
  const ofAccount = 'L’adresse e-mail n’est pas valable. Vérifiez-la puis réessayez.';
  expect([sentence(EmailField, wrong), sentence(inCompany, wrong)]).toEqual([
    ofAccount,
    "L'email n'est pas valide",
  ]);
  expect([sentence(inCompany, ' '), sentence(inCompany, long)]).toEqual([
    "L'email est requis",
    "L'email ne peut pas dépasser 255 caractères",
  ]);
});

test.each(['a', 'a.', 'a@', 'a@a-', 'a@a.', ' ', '\u00ad', ' a', 'a@é'])(
  '%j a hundred thousand times is refused at once',
  (part) => {
    expect(isEmailAddress(`${part.repeat(100_000)}!`)).toBe(false);
  },
);
