/** @jest-environment node */
import { addressOf, isRangeWrong, queryOf, readFilters } from './event-filters.ts';

const none = { q: '', cat: '', from: '', to: '', place: '' };
const filters = (query: string) => readFilters(new URLSearchParams(query));

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

test('the query names the category, and leaves out empty filters', () => {
  expect(queryOf(filters('cat=conference&from=2026-05-01'))).toEqual({
    category: 'Conférence',
    from: '2026-05-01',
  });
});

test('a range is wrong when it ends before it starts; one day is a range', () => {
  expect(isRangeWrong({ ...none, from: '2026-05-02', to: '2026-05-01' })).toBe(true);
  expect(isRangeWrong({ ...none, from: '2026-05-01', to: '2026-05-01' })).toBe(false);
  expect(isRangeWrong({ ...none, to: '2026-05-01' })).toBe(false);
});
