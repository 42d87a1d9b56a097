import { paths } from '@az/shared/paths';
import type { Group } from '../../data/groups/group.ts';
import { sortLabels, tabLabels, words } from './words.ts';

export type Tab = keyof typeof tabLabels;
export type Sort = keyof typeof sortLabels;

export const tabNames = Object.keys(tabLabels) as Tab[]; // its own keys
export const sortNames = Object.keys(sortLabels) as Sort[]; // its own keys

/** The tab named in the URL; the member's groups for an unknown name. */
export const tabOf = (name: string | null): Tab => tabNames.find((tab) => tab === name) ?? 'mine';

/** The order named in the URL; alphabetical order for an unknown name. */
export const sortOf = (name: string | null): Sort => sortNames.find((sort) => sort === name) ?? 'alpha';

/** URL of a page of a tab in an order; default values are left out. */
export function addressOf(tab: Tab, sort: Sort, page = 1): string {
  const search = new URLSearchParams();
  if (tab !== 'mine') search.set('tab', tab);
  if (sort !== 'alpha') search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `${paths.feedGroups()}?${text}` : paths.feedGroups();
}

const orders: Record<Sort, ((one: Group, other: Group) => number) | null> = {
  alpha: (one, other) => one.name.localeCompare(other.name, 'fr'),
  recent: (one, other) => other.createdAt.localeCompare(one.createdAt),
  active: (one, other) => other.activeAt.localeCompare(one.activeAt),
  suggested: null,
};

/** The groups in an order; those created on this device come first. */
export function sorted(groups: Group[], sort: Sort): Group[] {
  const order = orders[sort];
  if (!order) return groups;
  return [...groups].sort((one, other) => Number(other.isLocal) - Number(one.isLocal) || order(one, other));
}

/** The screen's name with its tab and page, so that each tab and page has its own title. */
export function titleOf(tab: Tab, page: number): string {
  const parts = [words.title, tab !== 'mine' && tabLabels[tab].toLowerCase(), page > 1 && `page ${page}`];
  return parts.filter(Boolean).join(', ');
}
