/** @jest-environment node */
import * as v from 'valibot';
import { normalizeText } from '../text-search/index.ts';
import { readAuthor } from './author.ts';
import { memberName, parseSessionUser } from './member.ts';
import { CommentFormWire } from './wire/announcements.wire.ts';
import { CompanyRequestWire } from './wire/company.wire.ts';
import { NewMessageWire } from './wire/conversations.wire.ts';
import { JobRequestWire } from './wire/job-request.wire.ts';
import { isolatedName, plainName, trimText } from './wire/member-text.ts';
import { RegisterRequestWire } from './wire/register.wire.ts';

const invisible = [
  ...['\u200b', '\u200b\u200b\u200b', '\u3164', '\u2800', '\u00ad', '\u2060', '\ufeff\u200d', '\u115f\u1160'],
  ...['\u180e', '\u{e0020}', '\ufe0f', '\u034f', '\u061c', '\u202e\u202c', '\uffa0', '\u{1d159}', '\u0000'],
  ...['\u{e0100}', '\ufff9\ufffb', ' \u00a0\u3000\n', '\u200b \u2063', ''],
];

test.each(invisible.map((text) => [JSON.stringify(text), text]))('%s has nothing visible', (_, text) => {
  expect(trimText(text)).toBe('');
  expect(plainName(text)).toBe('');
});

test.each([
  ...['a', '👨‍👩‍👧', '❤️', '1️⃣', '🇬🇦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'e\u0301', 'می‌خواهم', '\u0301', '.', '\u0600', '한', '\ue000'],
])('%s is visible and stays as it is', (text) => {
  expect(trimText(`\u00a0${text} \n`)).toBe(text);
});

const refusedFields = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(schema, input).issues?.map(({ path }) => String(path?.[0]?.key));

const client_id = '0'.repeat(32);

test.each(invisible.map((text) => [JSON.stringify(text), text]))(
  '%s is refused as an empty name, comment, message and company, and dropped from lists',
  (_, text) => {
    const person = { type: 'person', email: 'awa@exemple.test', password: 'trois-pirogues' };
    expect(refusedFields(RegisterRequestWire, { ...person, Names: text, LastName: 'Mba' })).toEqual([
      'Names',
    ]);
    expect(refusedFields(RegisterRequestWire, { ...person, Names: 'Awa', LastName: text })).toEqual([
      'LastName',
    ]);
    expect(refusedFields(CommentFormWire, { comment: text })).toEqual(['comment']);
    expect(refusedFields(NewMessageWire, { text, client_id })).toEqual(['text']);
    const texts = { company_name: text, neighborhood: text, phone: text, description: text };
    const codes = {
      activity_sector: '1',
      country: 'GA',
      province: 'GA-1',
      city: 'x',
      email: 'a@exemple.test',
    };
    expect(refusedFields(CompanyRequestWire, { ...texts, ...codes })).toEqual(Object.keys(texts));
    const job = {
      position: 1,
      company: 2,
      starting_date: '2020-01-01',
      ending_date: null,
      tools: [],
      tasks: [],
    };
    expect(v.parse(JobRequestWire, { ...job, skills: [text, 'Tri'] }).skills).toEqual(['Tri']);
  },
);

/** A letter with forty combining marks. */
const piled = (letter: string) => letter + '\u0334\u0301\u0327\u0316'.repeat(10);

test.each([
  ['Anne-Laure', "N'Guessan", "Anne-Laure N'Guessan", 'anne laure n guessan'],
  ['Jean\u2011Christophe', 'Ondo Mba', 'Jean\u2011Christophe Ondo Mba', 'jean christophe ondo mba'],
  ['E\u0301lodie', 'Nze\u0301', 'E\u0301lodie Nze\u0301', 'elodie nze'],
  ['Marie\u202egpj.', 'Obame', 'Mariegpj. Obame', 'mariegpj obame'],
  ['\u2067Marie\u2069\u200f', '\u061cObame', 'Marie Obame', 'marie obame'],
  ['محمد', 'بن علي', '\u2068محمد بن علي\u2069', 'محمد بن علي'],
  ['🇬🇦', 'Mba', '🇬🇦 Mba', '🇬🇦 mba'],
  [piled('B') + piled('o'), 'Mba', 'B\u0334\u0301\u0327\u0316o\u0334\u0301\u0327\u0316 Mba', 'bo mba'],
  ['Nguyê\u0303n', 'Thi\u0323', 'Nguyê\u0303n Thi\u0323', 'nguyen thi'],
  ['\u3164', 'Mba', 'Mba', 'mba'],
])('the name %s %s is shown as %s', (Names, LastName, shown, found) => {
  const own = parseSessionUser({ Customers_Numbers: 'M1', Names, LastName });
  expect(own && memberName(own.member)).toBe(shown);
  expect(readAuthor({ author: { id: 'M1', Names, LastName } }).name).toBe(shown);
  expect(normalizeText(shown)).toBe(found);
  const person = { type: 'person', email: 'awa@exemple.test', password: 'trois-pirogues' };
  const stored = v.safeParse(RegisterRequestWire, { ...person, Names, LastName });
  if (plainName(Names))
    expect(stored.output).toMatchObject({ Names: plainName(Names), LastName: plainName(LastName) });
});

test('only a name that is written from right to left is isolated', () => {
  expect(['Awa Mba', 'Αλέξης', '北村', 'Awa 3'].map(isolatedName)).toEqual([
    'Awa Mba',
    'Αλέξης',
    '北村',
    'Awa 3',
  ]);
  expect(['שלום', 'Awa محمد'].map(isolatedName)).toEqual(['\u2068שלום\u2069', '\u2068Awa محمد\u2069']);
});

test('a phone number is read without direction marks', () => {
  const own = parseSessionUser({ Customers_Numbers: 'M1', Phones: '\u202a+241 77 12 34 56\u202c' });
  expect(own?.member.phone).toBe('+241 77 12 34 56');
});
