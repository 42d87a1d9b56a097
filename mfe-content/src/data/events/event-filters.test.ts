/** @jest-environment node */
import type { NetworkEvent } from './event.ts';
import { addressOf, findEvents, isRangeWrong, readFilters } from './event-filters.ts';

const none = { q: '', cat: '', from: '', to: '', place: '' };
const filters = (query: string) => readFilters(new URLSearchParams(query));

const event = (id: string, changes: Partial<NetworkEvent>) =>
  ({
    id,
    title: 'Concert',
    description: '',
    category: 'Concert',
    date: '2026-05-10',
    start: '20:00',
    location: 'En ligne',
    address: null,
    ...changes,
  }) as NetworkEvent; // the searched fields

const events = [
  event('late', { date: '2026-05-12' }),
  event('evening', {}),
  event('morning', {
    start: '08:00',
    location: 'Halle, Libreville',
    title: 'Marché d’été',
    category: 'Salon',
  }),
];

const found = (query: string) => findEvents(events, filters(query)).map(({ id }) => id);

test('a URL gives the filters, and they give the URL', () => {
  const full = filters('q=été&cat=conference&from=2026-05-01&to=2026-05-31&place=Port&page=2');
  expect(full).toEqual({ q: 'été', cat: 'conference', from: '2026-05-01', to: '2026-05-31', place: 'Port' });
  expect(filters(addressOf(full, 3).split('?')[1] ?? '')).toEqual(full);
  expect(addressOf(full, 3)).toMatch(/&page=3$/);
  expect(addressOf(none)).toBe('/events');
});

test.each(['cat=inconnue', 'from=demain', 'to=2026-99-01', 'from=20260501'])(
  '%s filters nothing',
  (query) => {
    expect(filters(query)).toEqual(none);
  },
);

test('events are found by word, category, dates and place, ignoring accents, the next one first', () => {
  expect(found('')).toEqual(['morning', 'evening', 'late']);
  expect(found('q=ete')).toEqual(['morning']);
  expect(found('cat=concert')).toEqual(['evening', 'late']);
  expect(found('from=2026-05-11')).toEqual(['late']);
  expect(found('to=2026-05-10')).toEqual(['morning', 'evening']);
  expect(found('place=libreville')).toEqual(['morning']);
  expect(found('from=2026-05-12&to=2026-05-10')).toEqual([]);
});

test('a range is wrong when it ends before it starts; one day is a range', () => {
  expect(isRangeWrong({ ...none, from: '2026-05-02', to: '2026-05-01' })).toBe(true);
  expect(isRangeWrong({ ...none, from: '2026-05-01', to: '2026-05-01' })).toBe(false);
  expect(isRangeWrong({ ...none, to: '2026-05-01' })).toBe(false);
});
