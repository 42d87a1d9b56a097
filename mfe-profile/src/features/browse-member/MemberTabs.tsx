import type { MemberProfile } from '@az/shared/contracts';
import { paths } from '@az/shared/paths';
import { Count } from '@az/shared/ui/Count';
import { TabLinks } from '@az/shared/ui/TabLinks';
import { memberPath } from '../../ui/member-path.ts';
import { words } from './words.ts';

/** The part of another member's profile that a URL shows. A URL without a tab shows the publications. */
type MemberTab = 'publications' | 'about' | 'connections' | 'pictures';

const pathOf: Record<MemberTab, string> = {
  publications: paths.profileFeed(),
  about: paths.profileAbout(),
  connections: paths.profileConnections(),
  pictures: paths.profileMedia(),
};

const tabs = Object.keys(pathOf) as MemberTab[]; // its keys are the tabs

export const tabOf = (pathname: string): MemberTab =>
  tabs.find((tab) => pathOf[tab] === pathname) ?? 'publications';

type Props = { member: MemberProfile; current: MemberTab };

/** The tab bar of another member's profile. A list that the server does not show has no tab. */
export function MemberTabs({ member, current }: Props) {
  const { id, name, isRestricted, connectionCount } = member;
  const linkOf = (tab: MemberTab) => memberPath(pathOf[tab], id);
  return (
    <TabLinks
      current={linkOf(current)}
      label={words.tabs(name)}
      tabs={tabs
        .filter((tab) => tab !== 'connections' || !isRestricted)
        .map((tab) => ({
          label: words[tab],
          to: linkOf(tab),
          ...(tab === 'connections' && connectionCount ? { badge: <Count value={connectionCount} /> } : {}),
        }))}
    />
  );
}
