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

/** Main sidebar (specification, section 2), before `More`. */
export const mainMenu: MenuEntry[] = [
  { label: 'Feed', to: paths.root(), alsoAt: [paths.feedHome()], icon: IconHome },
  { label: 'News', to: paths.blogs(), icon: IconNews },
  { label: 'Network', icon: IconAffiliate },
];

/** Entries of `More` in the main sidebar. */
export const moreMenu: MenuEntry[] = [
  { label: 'Announcements', icon: IconSpeakerphone },
  { label: 'Ads', icon: IconAd2 },
  { label: 'Events', to: paths.feedEvents(), icon: IconCalendarEvent },
  { label: 'Groups', to: paths.feedGroups(), icon: IconUsersGroup },
  { label: 'Jobs', icon: IconBriefcase },
  { label: 'Partnership', icon: IconHeartHandshake },
];
