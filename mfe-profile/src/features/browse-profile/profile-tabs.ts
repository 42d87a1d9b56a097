import { paths } from '@az/shared/paths';

/** One tab of the profile; `badge` is a fixed sample figure (specification, sections 2 and 9). */
export type ProfileTab = { label: string; to: string; badge?: string };

/** The tabs in their order; `/profile/activity` is in the route table only, the tab bar shows it all the same. */
export const profileTabs: ProfileTab[] = [
  { label: 'Fil', to: paths.profileFeed() },
  { label: 'À propos', to: paths.profileAbout() },
  { label: 'Connexions', to: paths.profileConnections(), badge: '300' },
  { label: 'Médias', to: paths.profileMedia() },
  { label: 'Vidéos', to: paths.profileVideos() },
  { label: 'Événements', to: paths.profileEvents() },
  { label: 'Activité', to: paths.profileActivity() },
];
