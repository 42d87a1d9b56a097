import { BrowseGroups } from '../features/browse-groups/BrowseGroups.tsx';
import { CreateGroup } from '../features/create-group/CreateGroup.tsx';

/** `/feed/groups`: the groups of the network. */
function GroupsPage() {
  return <BrowseGroups create={<CreateGroup />} />;
}

export { GroupsPage as Component };
