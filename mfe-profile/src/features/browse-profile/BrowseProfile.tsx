import { useLocation } from '@az/shared/router';
import { TabLinks } from '@az/shared/ui/TabLinks';
import { profileTabs } from './profile-tabs.ts';

/** The tab bar of the profile: links to its pages. */
export function BrowseProfile() {
  const { pathname } = useLocation();
  return <TabLinks arePages current={pathname} label="Profil" tabs={profileTabs} />;
}
