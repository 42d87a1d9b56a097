import { paths } from '@az/shared/paths';
import { useSearchParams } from '@az/shared/router';
import { Breadcrumbs } from '@az/shared/ui/Breadcrumbs';
import { Card } from '@az/shared/ui/Card';
import { Columns } from '@az/shared/ui/Columns';
import { IconLock } from '@az/shared/ui/icons';
import { NotFound } from '@az/shared/ui/NotFound';
import { TabLinks } from '@az/shared/ui/TabLinks';
import type { NetworkEvent } from '../../data/events/event.ts';
import { useEvents } from '../../data/events/use-events.ts';
import type { Group } from '../../data/groups/group.ts';
import { useGroups } from '../../data/groups/use-groups.ts';
import { useMembership } from '../../data/groups/use-membership.ts';
import { LoadingPage } from '../../ui/LoadingPage.tsx';
import { GroupAbout } from './GroupAbout.tsx';
import { GroupEvents, GroupMedia, GroupMembers, GroupVideos } from './GroupContent.tsx';
import { GroupFeed } from './GroupFeed.tsx';
import { GroupHead } from './GroupHead.tsx';
import styles from './ReadGroup.module.css';
import { tabLabels, words } from './words.ts';

type GroupTab = keyof typeof tabLabels;

const names = Object.keys(tabLabels) as GroupTab[]; // its own keys

/** The tab named in the URL; the publications for an unknown name. */
const tabOf = (name: string | null): GroupTab => names.find((tab) => tab === name) ?? 'feed';

/** URL of a tab of a group. The URL of the first tab has no parameter. */
const addressOf = (groupId: string, tab: GroupTab): string =>
  paths.feedGroup(groupId, tab === 'feed' ? undefined : tab);

const tabsOf = (groupId: string) =>
  names.map((tab) => ({ label: tabLabels[tab], to: addressOf(groupId, tab) }));

type ContentProps = {
  group: Group;
  tab: GroupTab;
  events: NetworkEvent[];
  isMember: boolean;
  memberCount: number;
};

function Content({ group, tab, events, isMember, memberCount }: ContentProps) {
  switch (tab) {
    case 'feed':
      return <GroupFeed group={group} isMember={isMember} />;
    case 'about':
      return <GroupAbout group={group} />;
    case 'connections':
      return <GroupMembers group={group} memberCount={memberCount} />;
    case 'media':
      return <GroupMedia group={group} />;
    case 'videos':
      return <GroupVideos group={group} />;
    case 'events':
      return <GroupEvents events={events.filter(({ id }) => group.eventIds.includes(id))} />;
  }
}

/** A private group shows only its description to people who are not in it. */
function Closed({ group }: { group: Group }) {
  return (
    <>
      <Card padding="lg">
        <p className={styles.closed}>
          <IconLock size={20} /> {words.closed}
        </p>
      </Card>
      <GroupAbout group={group} />
    </>
  );
}

function Known({ group, events }: { group: Group; events: NetworkEvent[] }) {
  const [search] = useSearchParams();
  const membership = useMembership();
  const isMember = membership.isMember(group);
  const isOpen = isMember || group.type === 'Public';
  const tab = tabOf(search.get('tab'));
  const memberCount = group.memberCount + Number(isMember) - Number(group.isJoin);
  const content = (
    <Content events={events} group={group} isMember={isMember} memberCount={memberCount} tab={tab} />
  );
  return (
    <div className={styles.page}>
      <Breadcrumbs above={[{ label: words.list, to: paths.feedGroups() }]} current={group.name} />
      <GroupHead
        group={group}
        memberCount={memberCount}
        membership={membership}
        title={isOpen && tab !== 'feed' ? `${group.name}, ${tabLabels[tab].toLowerCase()}` : group.name}
      />
      {isOpen ? (
        <>
          <TabLinks current={addressOf(group.id, tab)} label={words.tabs} tabs={tabsOf(group.id)} />
          {tab === 'feed' ? (
            <Columns side={<GroupAbout group={group} />} sideLabel={words.about}>
              {content}
            </Columns>
          ) : (
            content
          )}
        </>
      ) : (
        <Closed group={group} />
      )}
    </div>
  );
}

/** One group, or a message if the id is unknown. */
export function ReadGroup({ id }: { id: string }) {
  const sample = useGroups();
  const events = useEvents();
  if (!sample.items) return <LoadingPage sample={sample} title={words.page} words={words} />;
  const group = sample.items.find((one) => one.id === id);
  if (group) return <Known events={events.items ?? []} group={group} />;
  return (
    <NotFound to={paths.feedGroups()} what={words.what}>
      {words.back}
    </NotFound>
  );
}
