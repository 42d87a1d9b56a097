import { useNavigate, useSearchParams } from '@az/shared/router';
import { useGroups } from '../../data/groups/use-groups.ts';
import { useMembership } from '../../data/groups/use-membership.ts';
import { pageOf } from '../../data/page-of.ts';
import { addressOf, sorted, sortOf, tabOf } from './groups-address.ts';

const groupsPerPage = 9;

/** The groups of the tab and page in the URL. */
export function useGroupsPage() {
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
