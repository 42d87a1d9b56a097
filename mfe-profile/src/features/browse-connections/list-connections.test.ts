/** @jest-environment node */
import type { Connection } from '../../data/connections.ts';
import { listConnections, readSort } from './list-connections.ts';

const connection = (name: string, role: string, mutualCount: number, since: string): Connection => ({
  id: name,
  name,
  role,
  mutualCount,
  since,
  avatar: null,
  description: '',
  shared: [],
});

const all = [
  connection('Zoé Alba', 'Architecte', 3, '2026-01-02'),
  connection('Élodie Trannoy', 'Photographe', 9, '2026-01-03'),
  connection('Bastien Nkodo', 'Ingénieur', 1, '2026-01-01'),
];
const names = (...asked: Parameters<typeof listConnections>) =>
  listConnections(...asked).map(({ name }) => name);

test('sorts by date, by name in French order, and by mutual connections', () => {
  expect(names(all, '', 'recent')).toEqual(['Élodie Trannoy', 'Zoé Alba', 'Bastien Nkodo']);
  expect(names(all, '', 'name')).toEqual(['Bastien Nkodo', 'Élodie Trannoy', 'Zoé Alba']);
  expect(names(all, '', 'mutual')).toEqual(['Élodie Trannoy', 'Zoé Alba', 'Bastien Nkodo']);
});

test('finds names and roles ignoring accents and case', () => {
  expect(names(all, 'ELODIE', 'name')).toEqual(['Élodie Trannoy']);
  expect(names(all, 'ingenieur', 'name')).toEqual(['Bastien Nkodo']);
  expect(names(all, 'personne', 'name')).toEqual([]);
});

test('finds a name with a hyphen or an apostrophe as it is typed', () => {
  const people = [...all, connection('Solène Mbarga-Petit', 'Développeuse d’applications', 0, '2026-01-04')];
  for (const search of ['mbarga petit', "developpeuse d'applications"])
    expect(names(people, search, 'name')).toEqual(['Solène Mbarga-Petit']);
});

test('reads an unknown sort as the first one', () => {
  expect([readSort('name'), readSort('x'), readSort(null)]).toEqual(['name', 'recent', 'recent']);
});
