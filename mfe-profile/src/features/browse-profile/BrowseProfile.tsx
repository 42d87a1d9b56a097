import { useLiveFigures } from '@az/shared/figures';
import { paths } from '@az/shared/paths';
import { useLocation } from '@az/shared/router';
import { Count } from '@az/shared/ui/Count';
import { type TabLink, TabLinks } from '@az/shared/ui/TabLinks';

/** `/profile/activity` is only in the route table of the specification, but the tab bar shows it, too. */
const profileTabs: TabLink[] = [
  { label: 'Fil', to: paths.profileFeed() },
  { label: 'À propos', to: paths.profileAbout() },
  { label: 'Connexions', to: paths.profileConnections() },
  { label: 'Médias', to: paths.profileMedia() },
  { label: 'Vidéos', to: paths.profileVideos() },
  { label: 'Événements', to: paths.profileEvents() },
  { label: 'Activité', to: paths.profileActivity() },
];

/** The tab bar of the profile: links to its pages, with the number of connections unless there are none. */
export function BrowseProfile() {
  const { pathname } = useLocation();
  const connections = useLiveFigures()?.connections;
  const tabs = profileTabs.map((tab) =>
    connections && tab.to === paths.profileConnections()
      ? { ...tab, badge: <Count value={connections} /> }
      : tab,
  );
  return <TabLinks arePages current={pathname} label="Profil" tabs={tabs} />;
}
