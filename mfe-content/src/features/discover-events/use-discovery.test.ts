import type { ListedGathering } from '@az/shared/contracts';
import { categoriesOf, destinationsOf } from './use-discovery.ts';

const event = (category: string, city: string | null, picture: string) =>
  ({ category, city, picture }) as ListedGathering; // the fields in use

const events = [
  event('Salon', 'Libreville', 'marche'),
  event('Atelier', null, 'ville'),
  event('Salon', 'Franceville', 'champs'),
  event('Sport', 'Franceville', 'pont'),
];

test('only categories with events are shown, with their number', () => {
  expect(categoriesOf(events)).toEqual([
    { category: 'Atelier', count: 1 },
    { category: 'Salon', count: 2 },
    { category: 'Sport', count: 1 },
  ]);
});

test('towns are sorted by number of events; online events have none', () => {
  expect(destinationsOf(events)).toEqual([
    { city: 'Franceville', count: 2, picture: 'champs' },
    { city: 'Libreville', count: 1, picture: 'marche' },
  ]);
});
