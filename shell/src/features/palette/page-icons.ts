import {
  IconAddressBook,
  IconBell,
  IconBookmark,
  IconBriefcase,
  IconCalendarEvent,
  IconChevronRight,
  IconHome,
  IconInfoCircle,
  IconMessageCircle,
  IconNews,
  IconPhoto,
  IconSearch,
  IconSettings,
  IconUser,
  IconUsersGroup,
  IconVideo,
} from '@az/shared/ui/icons';
import type { ComponentType } from 'react';

/** Beginnings of paths and their icons. The first beginning that matches a path counts. */
const icons: [string, ComponentType][] = [
  ['/feed/home', IconHome],
  ['/feed/saved', IconBookmark],
  ['/feed/groups', IconUsersGroup],
  ['/feed/events', IconCalendarEvent],
  ['/feed/albums', IconPhoto],
  ['/feed/post-videos', IconVideo],
  ['/feed/videos', IconVideo],
  ['/profile/connections', IconAddressBook],
  ['/profile/media', IconPhoto],
  ['/profile/videos', IconVideo],
  ['/profile/events', IconCalendarEvent],
  ['/profile', IconUser],
  ['/messaging', IconMessageCircle],
  ['/notifications', IconBell],
  ['/event', IconCalendarEvent],
  ['/blogs', IconNews],
  ['/search', IconSearch],
  ['/settings/jobs', IconBriefcase],
  ['/settings', IconSettings],
  ['/help', IconInfoCircle],
];

export const pageIcon = (path: string): ComponentType =>
  icons.find(([start]) => path.startsWith(start))?.[1] ?? IconChevronRight;

/** Pages that the palette offers before anything is typed, if the server can search. */
export const mainPages = [
  '/feed/home',
  '/profile/feed',
  '/profile/connections',
  '/messaging',
  '/notifications',
  '/feed/groups',
  '/feed/events',
  '/feed/saved',
  '/blogs',
  '/settings/account',
  '/help',
];
