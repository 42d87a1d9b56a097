import { paths } from '@az/shared/paths';
import { useNavigate, useSearchParams } from '@az/shared/router';
import { CardGrid } from '@az/shared/ui/CardGrid';
import { CardSkeletons } from '@az/shared/ui/CardSkeletons';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconUsersGroup } from '@az/shared/ui/icons';
import { NativeSelect } from '@az/shared/ui/NativeSelect';
import { PageHead } from '@az/shared/ui/PageHead';
import { Pagination } from '@az/shared/ui/Pagination';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { SampleStates } from '@az/shared/ui/SampleStates';
import { TabLinks } from '@az/shared/ui/TabLinks';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import type { Group } from '../../data/groups/group.ts';
import { useGroups } from '../../data/groups/use-groups.ts';
import { useMembership } from '../../data/groups/use-membership.ts';
import { pageOf } from '../../data/page-of.ts';
import { Picture } from '../../ui/Picture.tsx';
import { useFocusOnChange } from '../../ui/use-focus-on-change.ts';
import styles from './BrowseGroups.module.css';
import { GroupCard } from './GroupCard.tsx';
import { addressOf, sorted, sortNames, sortOf, tabNames, tabOf, titleOf } from './groups-address.ts';
import { sortLabels, tabLabels, words } from './words.ts';

const groupsPerPage = 9;

/** The groups of the tab and page in the URL. */
function useGroupsPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const sample = useGroups();
  const membership = useMembership();
  const tab = tabOf(search.get('tab'));
  const sort = sortOf(search.get('sort'));
  const found = sorted(
    (sample.items ?? []).filter((group) =>
      tab === 'mine' ? membership.isMember(group) || membership.isLeaving(group) : group.shelf === tab,
    ),
    sort,
  );
  return {
    sample,
    membership,
    tab,
    sort,
    found,
    page: pageOf(found, search.get('page'), groupsPerPage),
    setSort: (name: string) =>
      void navigate(addressOf(tab, sortOf(name)), { replace: true, preventScrollReset: true }),
  };
}

type Props = { group: Group; membership: ReturnType<typeof useMembership> };

/** A group in the list. */
function GroupTile({ group, membership }: Props) {
  const { id, name, type, memberCount, ppd, image, members, isJoin } = group;
  const isMember = membership.isMember(group);
  return (
    <GroupCard
      cover={<Picture name={image} />}
      left={membership.noticeOf(group)}
      logo={null}
      memberCount={memberCount + Number(isMember) - Number(isJoin)}
      members={members}
      membership={membership.of(group)}
      name={name}
      onJoin={() => membership.join(group)}
      onLeave={() => membership.leave(group)}
      order={3}
      postsPerDay={ppd}
      to={paths.feedGroup(id)}
      type={type}
    />
  );
}

/** The groups of the network; tab, order and page are in the URL. `create` renders a button to create one. */
export function BrowseGroups({ create }: { create: ReactNode }) {
  const { sample, membership, tab, sort, found, page, setSort } = useGroupsPage();
  const heading = useFocusOnChange<HTMLHeadingElement>(page.number);
  return (
    <>
      <PageHead heading={words.title} note={<SampleNotice />} title={titleOf(tab, page.number)}>
        {create}
      </PageHead>
      <div className={styles.tools}>
        <NativeSelect
          data={sortNames.map((value) => ({ value, label: sortLabels[value] }))}
          label={words.sort}
          onChange={({ currentTarget }) => setSort(currentTarget.value)}
          value={sort}
        />
      </div>
      <TabLinks
        current={addressOf(tab, sort)}
        label={words.tabs}
        tabs={tabNames.map((name) => ({ label: tabLabels[name], to: addressOf(name, sort) }))}
      />
      <VisuallyHidden role="status">{sample.items && words.found(found.length)}</VisuallyHidden>
      <div className={styles.list}>
        <SampleStates sample={sample} skeleton={<CardSkeletons height={336} />} words={words}>
          {() =>
            found.length === 0 ? (
              <EmptyState action={create} icon={<IconUsersGroup />}>
                {words.empty}
              </EmptyState>
            ) : (
              <>
                <VisuallyHidden component="h2" ref={heading} tabIndex={-1}>
                  {words.listOfPage(tabLabels[tab], page.number, page.count)}
                </VisuallyHidden>
                <CardGrid
                  items={page.items.map((group) => ({
                    id: group.id,
                    card: <GroupTile group={group} membership={membership} />,
                  }))}
                  label={tabLabels[tab]}
                />
                <Pagination
                  count={page.count}
                  current={page.number}
                  to={(number) => addressOf(tab, sort, number)}
                />
              </>
            )
          }
        </SampleStates>
      </div>
    </>
  );
}
