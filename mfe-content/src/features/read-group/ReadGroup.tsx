import type { Group } from '@az/shared/contracts';
import { paths } from '@az/shared/paths';
import { useSearchParams } from '@az/shared/router';
import { Breadcrumbs } from '@az/shared/ui/Breadcrumbs';
import { Card } from '@az/shared/ui/Card';
import { Columns } from '@az/shared/ui/Columns';
import { IconLock } from '@az/shared/ui/icons';
import { NotFound } from '@az/shared/ui/NotFound';
import { TabLinks } from '@az/shared/ui/TabLinks';
import { useGroup } from '../../data/groups/use-groups.ts';
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

type Content = NonNullable<Group['content']>;

type ContentProps = { group: Group; content: Content; tab: GroupTab };

function GroupTabContent({ group, content, tab }: ContentProps) {
  switch (tab) {
    case 'feed':
      return <GroupFeed group={group} />;
    case 'about':
      return <GroupAbout group={group} />;
    case 'connections':
      return <GroupMembers group={group} />;
    case 'media':
      return <GroupMedia media={content.media} name={group.name} />;
    case 'videos':
      return <GroupVideos videos={content.videos} />;
    case 'events':
      return <GroupEvents ids={content.eventIds} />;
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

function Known({ group }: { group: Group }) {
  const [search] = useSearchParams();
  const membership = useMembership();
  const { id, name, content } = group;
  const tab = tabOf(search.get('tab'));
  const shown = content && <GroupTabContent content={content} group={group} tab={tab} />;
  return (
    <div className={styles.page}>
      <Breadcrumbs above={[{ label: words.list, to: paths.feedGroups() }]} current={name} />
      <GroupHead
        group={group}
        membership={membership}
        title={content && tab !== 'feed' ? `${name}, ${tabLabels[tab].toLowerCase()}` : name}
      />
      {shown ? (
        <>
          <TabLinks current={addressOf(id, tab)} label={words.tabs} tabs={tabsOf(id)} />
          {tab === 'feed' ? (
            <Columns side={<GroupAbout group={group} />} sideLabel={words.about}>
              {shown}
            </Columns>
          ) : (
            shown
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
  const { group, isMissing, ...loading } = useGroup(id);
  if (isMissing)
    return (
      <NotFound to={paths.feedGroups()} what={words.what}>
        {words.back}
      </NotFound>
    );
  if (group) return <Known group={group} />;
  return <LoadingPage sample={{ ...loading, items: undefined }} title={words.page} words={words} />;
}
