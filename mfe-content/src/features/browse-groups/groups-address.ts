import { type GroupSort, type GroupTab, groupSorts, groupTabs } from '@az/shared/contracts';
import { paths } from '@az/shared/paths';
import { tabLabels, words } from './words.ts';

/** The tab named in the URL; the member's groups for an unknown name. */
export const tabOf = (name: string | null): GroupTab => groupTabs.find((tab) => tab === name) ?? 'mine';

/** The order named in the URL; alphabetical order for an unknown name. */
export const sortOf = (name: string | null): GroupSort => groupSorts.find((sort) => sort === name) ?? 'alpha';

/** URL of a page of a tab in an order; default values are left out. */
export function addressOf(tab: GroupTab, sort: GroupSort, page = 1): string {
  const search = new URLSearchParams();
  if (tab !== 'mine') search.set('tab', tab);
  if (sort !== 'alpha') search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `${paths.feedGroups()}?${text}` : paths.feedGroups();
}

/** The screen's name with its tab and page, so that each tab and page has its own title. */
export function titleOf(tab: GroupTab, page: number): string {
  const parts = [words.title, tab !== 'mine' && tabLabels[tab].toLowerCase(), page > 1 && `page ${page}`];
  return parts.filter(Boolean).join(', ');
}
