/** @jest-environment node */
import { addressOf, sortOf, tabOf, titleOf } from './groups-address.ts';

test('a URL leaves out default values, and unknown names are the default', () => {
  expect(addressOf('mine', 'alpha')).toBe('/feed/groups');
  expect(addressOf('popular', 'active', 2)).toBe('/feed/groups?tab=popular&sort=active&page=2');
  expect([tabOf(null), tabOf('constructor'), tabOf('more')]).toEqual(['mine', 'mine', 'more']);
  expect([sortOf(null), sortOf('Recent'), sortOf('recent')]).toEqual(['alpha', 'alpha', 'recent']);
  expect(titleOf('more', 2)).toBe('Groupes, autres suggestions, page 2');
});
