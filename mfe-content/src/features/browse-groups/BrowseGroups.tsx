import { groupSorts, groupTabs } from '@az/shared/contracts';
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
import { useGroups } from '../../data/groups/use-groups.ts';
import { useMembership } from '../../data/groups/use-membership.ts';
import { pageOf } from '../../data/page-of.ts';
import { useFocusOnChange } from '../../ui/use-focus-on-change.ts';
import styles from './BrowseGroups.module.css';
import { GroupCard } from './GroupCard.tsx';
import { addressOf, sortOf, tabOf, titleOf } from './groups-address.ts';
import { sortLabels, tabLabels, words } from './words.ts';

const groupsPerPage = 9;

/** The groups of the tab and page in the URL. */
function useGroupsPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const tab = tabOf(search.get('tab'));
  const sort = sortOf(search.get('sort'));
  const groups = useGroups(tab, sort);
  const membership = useMembership();
  const found = (groups.items ?? []).filter(
    (group) => tab !== 'mine' || group.membership === 'member' || membership.isLeaving(group),
  );
  return {
    groups,
    membership,
    tab,
    sort,
    found,
    page: pageOf(found, search.get('page'), groupsPerPage),
    setSort: (name: string) =>
      void navigate(addressOf(tab, sortOf(name)), { replace: true, preventScrollReset: true }),
  };
}

/** The groups of the network; tab, order and page are in the URL. `create` renders a button to create one. */
export function BrowseGroups({ create }: { create: ReactNode }) {
  const { groups, membership, tab, sort, found, page, setSort } = useGroupsPage();
  const heading = useFocusOnChange<HTMLHeadingElement>(page.number);
  return (
    <>
      <PageHead
        heading={words.title}
        note={<SampleNotice extension="groups" />}
        title={titleOf(tab, page.number)}
      >
        {create}
      </PageHead>
      <div className={styles.tools}>
        <NativeSelect
          data={groupSorts.map((value) => ({ value, label: sortLabels[value] }))}
          label={words.sort}
          onChange={({ currentTarget }) => setSort(currentTarget.value)}
          value={sort}
        />
      </div>
      <TabLinks
        current={addressOf(tab, sort)}
        label={words.tabs}
        tabs={groupTabs.map((name) => ({ label: tabLabels[name], to: addressOf(name, sort) }))}
      />
      <VisuallyHidden role="status">{groups.items && words.found(found.length)}</VisuallyHidden>
      <div className={styles.list}>
        <SampleStates sample={groups} skeleton={<CardSkeletons height={336} />} words={words}>
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
                    card: <GroupCard group={group} membership={membership} />,
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
