import { paths } from '@az/shared/paths';
import {
  IconBell,
  IconBriefcase,
  IconLock,
  IconMail,
  IconMessage,
  IconUser,
  IconUserOff,
} from '@az/shared/ui/icons';
import type { MenuEntry } from './menu-entry.ts';

/** Settings side list (specification, section 2). */
export const settingsMenu: MenuEntry[] = [
  { label: 'Account', to: paths.settingsAccount(), icon: IconUser },
  { label: 'Jobs', to: paths.settingsJobs(), icon: IconBriefcase },
  { label: 'Notification', to: paths.settingsNotification(), icon: IconBell },
  { label: 'Privacy and safety', to: paths.settingsPrivacy(), icon: IconLock },
  { label: 'Communications', to: paths.settingsCommunication(), icon: IconMail },
  { label: 'Messaging', to: paths.settingsMessaging(), icon: IconMessage },
  { label: 'Close account', to: paths.settingsCloseAccount(), icon: IconUserOff },
];
