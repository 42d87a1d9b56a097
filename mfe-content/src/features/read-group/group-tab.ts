import { paths } from '@az/shared/paths';
import { tabLabels } from './words.ts';

export type GroupTab = keyof typeof tabLabels;

const names = Object.keys(tabLabels) as GroupTab[]; // its own keys

/** The tab named in the URL; the publications for an unknown name. */
export const tabOf = (name: string | null): GroupTab => names.find((tab) => tab === name) ?? 'feed';

/** URL of a tab of a group; that of the first one has no parameter. */
export const addressOf = (groupId: string, tab: GroupTab): string =>
  paths.feedGroup(groupId, tab === 'feed' ? undefined : tab);

export const tabsOf = (groupId: string) =>
  names.map((tab) => ({ label: tabLabels[tab], to: addressOf(groupId, tab) }));
