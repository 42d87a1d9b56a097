import type { GatheringsQueryWire } from '@az/shared/contracts';
import { paths } from '@az/shared/paths';
import { categoryName, categoryOf } from './event-category.ts';

/** Search filters; empty texts filter nothing. Dates are `YYYY-MM-DD`. */
export type EventFilters = { q: string; cat: string; from: string; to: string; place: string };

/** No filter: every event. */
export const noFilters: EventFilters = { q: '', cat: '', from: '', to: '', place: '' };

const names = ['q', 'cat', 'from', 'to', 'place'] as const;

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The filters of the URL; invalid ones are left out. */
export function readFilters(search: URLSearchParams): EventFilters {
  const text = (name: string) => (search.get(name) ?? '').trim();
  const day = (name: string) => (isDay(text(name)) ? text(name) : '');
  const category = categoryOf(text('cat'));
  return {
    q: text('q'),
    cat: category ? categoryName(category) : '',
    from: day('from'),
    to: day('to'),
    place: text('place'),
  };
}

/** URL of a page of the agenda with these filters. */
export function addressOf(filters: EventFilters, page = 1): string {
  const search = new URLSearchParams();
  for (const name of names) {
    const value = filters[name].trim();
    if (value !== '') search.set(name, value);
  }
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `${paths.events()}?${text}` : paths.events();
}

export const isRangeWrong = ({ from, to }: EventFilters): boolean => from !== '' && to !== '' && to < from;

export const hasFilters = (filters: EventFilters): boolean => names.some((name) => filters[name] !== '');

/** The query of the events that match the filters. */
export const queryOf = ({ q, cat, from, to, place }: EventFilters): GatheringsQueryWire => ({
  q: q || undefined,
  category: categoryOf(cat) ?? undefined,
  from: from || undefined,
  to: to || undefined,
  place: place || undefined,
});
