import { useLiveFigures } from '@az/shared/figures';
import { paths } from '@az/shared/paths';
import { useLocation } from '@az/shared/router';
import { Count } from '@az/shared/ui/Count';
import { type TabLink, TabLinks } from '@az/shared/ui/TabLinks';

/** The specification has `/profile/activity` in its route table only, but the tab bar contains it as well. */
const profileTabs: TabLink[] = [
  { label: 'Fil', to: paths.profileFeed() },
  { label: 'À propos', to: paths.profileAbout() },
  { label: 'Relations', to: paths.profileConnections() },
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
