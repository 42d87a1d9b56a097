import { type GatheringType, gatheringTypes } from '@az/shared/contracts';
import { paths } from '@az/shared/paths';
import { typeLabels, words } from './words.ts';

export type Filter = 'all' | GatheringType;

/** The filter named in the URL; all events for an unknown name. */
export const filterOf = (name: string | null): Filter =>
  gatheringTypes.find((type) => type === name) ?? 'all';

/** URL of a page of a filter; default values are left out. */
export function addressOf(filter: Filter, page = 1): string {
  const base = paths.feedEvents(filter === 'all' ? undefined : filter);
  if (page <= 1) return base;
  return `${base}${base.includes('?') ? '&' : '?'}page=${page}`;
}

export const tabs = (['all', ...gatheringTypes] as const).map((filter) => ({
  label: typeLabels[filter],
  to: addressOf(filter),
}));

/** The screen's name with its filter and page, so that each filter and page has its own title. */
export function titleOf(filter: Filter, page: number): string {
  const parts = [
    words.title,
    filter !== 'all' && typeLabels[filter].toLowerCase(),
    page > 1 && `page ${page}`,
  ];
  return parts.filter(Boolean).join(', ');
}
