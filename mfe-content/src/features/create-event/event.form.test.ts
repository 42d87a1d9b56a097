/** @jest-environment node */
import { type EventValues, eventProblems, initialEvent, readPrice, toEvent } from './event.form.ts';

const today = '2026-05-10';
const full: EventValues = {
  title: ' Repas de quartier ',
  category: 'Rencontre',
  mode: 'onsite',
  date: '2026-05-10',
  start: '19:00',
  end: '01:00',
  place: ' Place du marché ',
  city: ' Libreville ',
  price: '12,50',
  description: ' Chacun apporte un plat. ',
};

test('an empty event has an error for each required field; the price is optional', () => {
  expect(Object.keys(eventProblems(initialEvent, today))).toEqual([
    'title',
    'category',
    'date',
    'start',
    'end',
    'place',
    'city',
    'description',
  ]);
});

test('texts without a visible character are missing', () => {
  const blank = { title: '\u200b', place: '\u3164', city: '\u2800', description: '\u2060\n' };
  expect(Object.keys(eventProblems({ ...full, ...blank }, today))).toEqual(Object.keys(blank));
});

test('a complete event has no errors, today and past midnight included', () => {
  expect(eventProblems(full, today)).toEqual({});
});

test.each([
  [{ title: 'a'.repeat(101) }, { title: 'Le titre ne peut pas dépasser 100 caractères.' }],
  [{ title: 'a'.repeat(100) }, {}],
  [{ title: '   ' }, { title: 'Donnez un titre à l’événement.' }],
  [{ date: '2026-05-09' }, { date: 'Choisissez une date à venir.' }],
  [{ end: '19:00' }, { end: 'La fin doit être différente du début.' }],
  [{ price: 'douze' }, { price: 'Indiquez un montant, par exemple 12 ou 12,50.' }],
  [{ price: '-1' }, { price: 'Indiquez un montant, par exemple 12 ou 12,50.' }],
  [{ description: 'a'.repeat(501) }, { description: 'La description ne peut pas dépasser 500 caractères.' }],
  [{ mode: 'online', place: '', city: '' }, {}],
])('%p gives %p', (changes, problems) => {
  expect(eventProblems({ ...full, ...changes }, today)).toEqual(problems);
});

test.each([
  ['', 0],
  ['12', 12],
  ['12,5', 12.5],
  ['1 250 $', 1250],
  ['1,234', null],
  ['0x10', null],
])('the price %p is %p', (text, amount) => {
  expect(readPrice(text)).toBe(amount);
});

test('an event is trimmed, and has no place when online', () => {
  expect(toEvent(full)).toEqual({
    title: 'Repas de quartier',
    category: 'Rencontre',
    date: '2026-05-10',
    start: '19:00',
    end: '01:00',
    place: 'Place du marché',
    city: 'Libreville',
    price: 12.5,
    description: 'Chacun apporte un plat.',
  });
  expect(toEvent({ ...full, mode: 'online' })).toMatchObject({ place: '', city: '' });
});
