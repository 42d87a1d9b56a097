import { sampleBadges } from '@az/shared/constants';
import { paths } from '@az/shared/paths';
import { useLocation } from '@az/shared/router';
import { type TabLink, TabLinks } from '@az/shared/ui/TabLinks';

/**
 * The tabs in display order; `/profile/activity` is only in the route table of the specification, but the tab bar shows
 * it, too. The badge is a fixed sample number (specification, sections 2 and 9).
 */
const profileTabs: TabLink[] = [
  { label: 'Fil', to: paths.profileFeed() },
  { label: 'À propos', to: paths.profileAbout() },
  { label: 'Connexions', to: paths.profileConnections(), badge: `${sampleBadges.connections}` },
  { label: 'Médias', to: paths.profileMedia() },
  { label: 'Vidéos', to: paths.profileVideos() },
  { label: 'Événements', to: paths.profileEvents() },
  { label: 'Activité', to: paths.profileActivity() },
];

/** The tab bar of the profile: links to its pages. */
export function BrowseProfile() {
  const { pathname } = useLocation();
  return <TabLinks arePages current={pathname} label="Profil" tabs={profileTabs} />;
}
