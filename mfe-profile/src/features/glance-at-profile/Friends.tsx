import { sampleFigures } from '@az/shared/constants';
import { PersonRow } from '@az/shared/social/PersonRow';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { useListSource } from '../../data/list-source.ts';
import { useMembers, useRelationEvents } from '../../data/relations.ts';
import { useSamples } from '../../data/use-samples.ts';
import { FriendRows } from './FriendRows.tsx';
import { FriendsFrame, FriendsList, friendsShown } from './FriendsFrame.tsx';
import { words } from './words.ts';

function SampleFriends() {
  const { items, hasFailed } = useSamples('connections');
  return (
    <FriendsFrame count={sampleFigures.friends} hasFailed={hasFailed}>
      <SampleNotice />
      <FriendsList>
        {items?.slice(0, friendsShown).map(({ id, name, role, avatar, mutualCount }) => (
          <li key={id}>
            <PersonRow mutualCount={mutualCount} person={{ name, role, picture: avatar }} />
          </li>
        ))}
      </FriendsList>
    </FriendsFrame>
  );
}

/** Connections who follow each other, the latest first. */
function StoredFriends() {
  const { items, total, hasFailed } = useMembers('friends');
  useRelationEvents();
  return (
    <FriendsFrame count={total} hasFailed={hasFailed}>
      <FriendRows empty={words.noFriends} rows={items} />
    </FriendsFrame>
  );
}

/** Four friends of the member and how many there are, from the server if it has them, otherwise sample data. */
export function Friends() {
  const { items: [source] = [], hasFailed } = useListSource('relations');
  if (source === 'server') return <StoredFriends />;
  return source === 'sample' ? <SampleFriends /> : <FriendsFrame hasFailed={hasFailed} />;
}
