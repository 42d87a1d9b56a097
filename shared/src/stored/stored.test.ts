import { entriesOf, hasTexts, isText, listOf, parseStored, readStored, writeStored } from './index.ts';

const key = 'az-test:1042';

function refuse(method: 'getItem' | 'setItem') {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('No', 'SecurityError');
  });
}

beforeEach(() => localStorage.clear());

test('what was kept is read again', () => {
  expect(readStored(key)).toBeNull();
  expect(writeStored(key, { groups: ['1'] })).toBe(true);
  expect(readStored(key)).toEqual({ groups: ['1'] });
});

test.each([[null], [''], ['{"groups":['], ['undefined']])('%p says nothing', (text) => {
  expect(parseStored(text)).toBeNull();
});

test('blocked storage has nothing and keeps nothing', () => {
  writeStored(key, 'kept');
  refuse('getItem');
  refuse('setItem');
  expect(readStored(key)).toBeNull();
  expect(writeStored(key, 'other')).toBe(false);
});

test('of a list, what is no item is left out', () => {
  const texts = listOf(isText);
  expect(texts(['1', 2, null, '3'])).toEqual(['1', '3']);
  expect([texts(null), texts('1'), texts({ 0: '1' })]).toEqual([[], [], []]);
});

test('an object has its texts when each of them is one', () => {
  expect(hasTexts({ id: '1', text: '', more: 2 }, ['id', 'text'])).toBe(true);
  expect(hasTexts({ id: '1', text: 2 }, ['id', 'text'])).toBe(false);
  expect([null, 'id', undefined].map((value) => hasTexts(value, ['id']))).toEqual([false, false, false]);
});

test('what is no object has no entries', () => {
  expect(entriesOf({ a: 1 })).toEqual([['a', 1]]);
  expect([entriesOf(null), entriesOf('ab'), entriesOf(1)]).toEqual([[], [], []]);
});
