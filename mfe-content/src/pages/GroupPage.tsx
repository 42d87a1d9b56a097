import { useParams } from '@az/shared/router';
import { ReadGroup } from '../features/read-group/ReadGroup.tsx';

/** `/feed/groups/:groupId`: one group. */
function GroupPage() {
  const { groupId = '' } = useParams();
  return <ReadGroup id={groupId} key={groupId} />;
}

export { GroupPage as Component };
