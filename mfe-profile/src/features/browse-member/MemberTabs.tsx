import { useCapability } from '@az/shared/api';
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

/** The tab bar of another member's profile. A list that the server does not have or does not show has no tab. */
export function MemberTabs({ member, current }: Props) {
  const hasLists = useCapability('member-lists') === true;
  const { id, name, isRestricted, connectionCount } = member;
  const linkOf = (tab: MemberTab) => memberPath(pathOf[tab], id);
  const isShown: Partial<Record<MemberTab, boolean>> = {
    connections: hasLists && !isRestricted,
    pictures: hasLists,
  };
  return (
    <TabLinks
      current={linkOf(current)}
      label={words.tabs(name)}
      tabs={tabs
        .filter((tab) => isShown[tab] ?? true)
        .map((tab) => ({
          label: words[tab],
          to: linkOf(tab),
          ...(tab === 'connections' && connectionCount ? { badge: <Count value={connectionCount} /> } : {}),
        }))}
    />
  );
}
