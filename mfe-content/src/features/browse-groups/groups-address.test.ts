/** @jest-environment node */
import type { Group } from '../../data/groups/group.ts';
import { addressOf, sorted, sortOf, tabOf, titleOf } from './groups-address.ts';

const group = (name: string, createdAt: string, activeAt: string, isLocal = false) =>
  ({ name, createdAt, activeAt, isLocal }) as Group; // the sorted fields

const groups = [
  group('Zèbres', '2026-01-03', '2026-05-01'),
  group('Échos', '2026-01-01', '2026-05-03'),
  group('Fêtes', '2026-01-02', '2026-05-02'),
  group('Mien', '2020-01-01', '2020-01-01', true),
];

const namesIn = (sort: Parameters<typeof sorted>[1]) => sorted(groups, sort).map(({ name }) => name);

test('groups are sorted by name, age or activity, those of this device first', () => {
  expect(namesIn('alpha')).toEqual(['Mien', 'Échos', 'Fêtes', 'Zèbres']);
  expect(namesIn('recent')).toEqual(['Mien', 'Zèbres', 'Fêtes', 'Échos']);
  expect(namesIn('active')).toEqual(['Mien', 'Échos', 'Fêtes', 'Zèbres']);
  expect(namesIn('suggested')).toEqual(['Zèbres', 'Échos', 'Fêtes', 'Mien']);
});

test('a URL leaves out default values, and unknown names are the default', () => {
  expect(addressOf('mine', 'alpha')).toBe('/feed/groups');
  expect(addressOf('popular', 'active', 2)).toBe('/feed/groups?tab=popular&sort=active&page=2');
  expect([tabOf(null), tabOf('constructor'), tabOf('more')]).toEqual(['mine', 'mine', 'more']);
  expect([sortOf(null), sortOf('Recent'), sortOf('recent')]).toEqual(['alpha', 'alpha', 'recent']);
  expect(titleOf('more', 2)).toBe('Groupes, autres suggestions, page 2');
});
