/** @jest-environment node */
import { entriesOf, hasStrings, isString, parseListOf, parseStoredJson } from './index.ts';

test('a stored text is parsed', () => {
  expect(parseStoredJson('{"groups":["1"]}')).toEqual({ groups: ['1'] });
});

test.each([[null], [''], ['{"groups":['], ['undefined']])('%p has no value', (text) => {
  expect(parseStoredJson(text)).toBeNull();
});

test('invalid items of a list are left out', () => {
  const texts = parseListOf(isString);
  expect(texts(['1', 2, null, '3'])).toEqual(['1', '3']);
  expect([texts(null), texts('1'), texts({ 0: '1' })]).toEqual([[], [], []]);
});

test('an object has its strings when each of them is a string', () => {
  expect(hasStrings({ id: '1', text: '', more: 2 }, ['id', 'text'])).toBe(true);
  expect(hasStrings({ id: '1', text: 2 }, ['id', 'text'])).toBe(false);
  expect([null, 'id', undefined].map((value) => hasStrings(value, ['id']))).toEqual([false, false, false]);
});

test('a value that is no object has no entries', () => {
  expect(entriesOf({ a: 1 })).toEqual([['a', 1]]);
  expect([entriesOf(null), entriesOf('ab'), entriesOf(1)]).toEqual([[], [], []]);
});
