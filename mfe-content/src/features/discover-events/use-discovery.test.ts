import type { NetworkEvent } from '../../data/events/event.ts';
import { categoriesOf, destinationsOf } from './use-discovery.ts';

const event = (category: string, city: string | null, image: string) =>
  ({ category, city, image }) as NetworkEvent; // the fields in use

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
    { city: 'Franceville', count: 2, image: 'champs' },
    { city: 'Libreville', count: 1, image: 'marche' },
  ]);
});
