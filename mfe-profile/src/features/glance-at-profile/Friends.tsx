import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { useFriends, useRelationEvents } from '../../data/relations.ts';
import { FriendRows } from './FriendRows.tsx';
import { FriendsFrame, friendsShown } from './FriendsFrame.tsx';
import { words } from './words.ts';

/** Four friends of the member, and how many there are. */
export function Friends() {
  const { items, total, hasFailed } = useFriends(friendsShown);
  useRelationEvents();
  return (
    <FriendsFrame count={total} hasFailed={hasFailed}>
      <SampleNotice extension="network" />
      <FriendRows empty={words.noFriends} rows={items} />
    </FriendsFrame>
  );
}
