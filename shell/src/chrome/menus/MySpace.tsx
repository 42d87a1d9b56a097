import { paths } from '@az/shared/paths';
import {
  IconAd2,
  IconAddressBook,
  IconBriefcase,
  IconCalendar,
  IconCalendarEvent,
  IconHeartHandshake,
  IconHome,
  IconNews,
  IconSpeakerphone,
  IconUsersGroup,
  IconWallet,
} from '@az/shared/ui/icons';
import { MenuList } from './MenuList.tsx';
import styles from './MySpace.module.css';
import type { MenuEntry } from './menu-entry.ts';

/** Side menu `my space` (specification, section 2). */
const mySpaceMenu: MenuEntry[] = [
  { label: 'My Feed', to: paths.profileFeed(), icon: IconHome },
  { label: 'My News', to: paths.blogs(), icon: IconNews },
  { label: 'My Annonce', icon: IconSpeakerphone },
  { label: 'My Ads', icon: IconAd2 },
  { label: 'My Contact', to: paths.profileConnections(), icon: IconAddressBook },
  { label: 'My Agenda', icon: IconCalendar },
  { label: 'My Events', to: paths.profileEvents(), icon: IconCalendarEvent },
  { label: 'My Groups', to: paths.feedGroups(), icon: IconUsersGroup },
  { label: 'My Jobs', to: paths.settingsJobs(), icon: IconBriefcase },
  { label: 'My Finance', icon: IconWallet },
  { label: 'My Partnership', icon: IconHeartHandshake },
];

export function MySpace() {
  return (
    <nav aria-label="my space" lang="en">
      <h2 className={styles.heading}>my space</h2>
      <MenuList entries={mySpaceMenu} />
    </nav>
  );
}
