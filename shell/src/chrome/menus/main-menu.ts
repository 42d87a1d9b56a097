import { paths } from '@az/shared/paths';
import {
  IconAd2,
  IconAffiliate,
  IconBriefcase,
  IconCalendarEvent,
  IconHeartHandshake,
  IconHome,
  IconNews,
  IconSpeakerphone,
  IconUsersGroup,
} from '@az/shared/ui/icons';
import type { MenuEntry } from './menu-entry.ts';

const feed: MenuEntry = { label: 'Feed', to: paths.root(), alsoAt: [paths.feedHome()], icon: IconHome };
const news: MenuEntry = { label: 'News', to: paths.blogs(), icon: IconNews };
const events: MenuEntry = { label: 'Events', to: paths.feedEvents(), icon: IconCalendarEvent };
const groups: MenuEntry = { label: 'Groups', to: paths.feedGroups(), icon: IconUsersGroup };

/** Main sidebar (specification, section 2), before `More`. */
export const mainMenu: MenuEntry[] = [feed, news, { label: 'Network', icon: IconAffiliate }];

export const moreMenu: MenuEntry[] = [
  { label: 'Announcements', icon: IconSpeakerphone },
  { label: 'Ads', icon: IconAd2 },
  events,
  groups,
  { label: 'Jobs', icon: IconBriefcase },
  { label: 'Partnership', icon: IconHeartHandshake },
];

/** The entries that have a page: shown at the bottom of narrow screens. */
export const bottomMenu: MenuEntry[] = [feed, news, events, groups];
