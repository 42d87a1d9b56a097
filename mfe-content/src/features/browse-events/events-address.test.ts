/** @jest-environment node */
import { addressOf, filterOf, titleOf } from './events-address.ts';

test.each([
  [null, 'all'],
  ['local', 'local'],
  ['this-week', 'this-week'],
  ['online', 'online'],
  ['toString', 'all'],
  ['Local', 'all'],
])('?type=%p shows %p', (name, filter) => {
  expect(filterOf(name)).toBe(filter);
});

test('a URL leaves out default values', () => {
  expect(addressOf('all')).toBe('/feed/events');
  expect(addressOf('all', 2)).toBe('/feed/events?page=2');
  expect(addressOf('online')).toBe('/feed/events?type=online');
  expect(addressOf('online', 3)).toBe('/feed/events?type=online&page=3');
});

test('each filter and page has its own title', () => {
  expect(titleOf('all', 1)).toBe('Événements');
  expect(titleOf('this-week', 2)).toBe('Événements, cette semaine, page 2');
});
