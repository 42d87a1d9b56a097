import { sampleFigures } from '@az/shared/constants';
import { paths } from '@az/shared/paths';
import { PersonRow } from '@az/shared/social/PersonRow';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { useListSource } from '../../data/list-source.ts';
import { useMembers, useRelationEvents } from '../../data/relations.ts';
import { useSamples } from '../../data/use-samples.ts';
import styles from './Friends.module.css';
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
      {items?.length === 0 ? (
        <p className={styles.note}>{words.noFriends}</p>
      ) : (
        <FriendsList>
          {items?.map(({ member, mutualCount }) => (
            <li key={member.id}>
              <PersonRow
                mutualCount={mutualCount}
                person={member}
                to={paths.memberProfile(member.id ?? '')}
              />
            </li>
          ))}
        </FriendsList>
      )}
    </FriendsFrame>
  );
}

/** Four friends of the member and how many there are, from the server if it has them, otherwise sample data. */
export function Friends() {
  const { items: [source] = [], hasFailed } = useListSource('relations');
  if (source === 'server') return <StoredFriends />;
  return source === 'sample' ? <SampleFriends /> : <FriendsFrame hasFailed={hasFailed} />;
}
