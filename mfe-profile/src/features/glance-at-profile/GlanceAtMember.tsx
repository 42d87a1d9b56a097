import type { MemberProfile } from '@az/shared/contracts';
import { paths } from '@az/shared/paths';
import { Text } from '@az/shared/ui/Text';
import type { ReactNode } from 'react';
import { useConnectionsOf } from '../../data/relations.ts';
import { memberPath } from '../../ui/member-path.ts';
import { AboutFrame } from './AboutFrame.tsx';
import { FriendRows } from './FriendRows.tsx';
import { FriendsFrame } from './FriendsFrame.tsx';
import { MemberPhotos } from './MemberPhotos.tsx';
import { words } from './words.ts';

type Props = {
  member: MemberProfile;
  /** The part of the profile that the page itself shows, for which there is therefore no card. */
  beside: 'publications' | 'about' | 'connections' | 'pictures';
  children: ReactNode;
};

function Connections({ member: { id, name, connectionCount } }: { member: MemberProfile }) {
  const { items, hasFailed } = useConnectionsOf(id ?? '');
  return (
    <FriendsFrame
      count={connectionCount}
      hasFailed={hasFailed}
      title={words.connections}
      to={memberPath(paths.profileConnections(), id)}
    >
      <FriendRows empty={words.noConnectionsOf(name)} rows={items} />
    </FriendsFrame>
  );
}

/** The cards beside every page about another member: their details, and their lists. */
export function GlanceAtMember({ member, beside, children }: Props) {
  const { id, name, description, email, phone, city, country, isRestricted } = member;
  return (
    <>
      {beside !== 'about' && (
        <AboutFrame
          description={description ?? ''}
          email={email ?? ''}
          empty={
            <Text c="dimmed" size="sm">
              {isRestricted ? words.restricted : words.noAboutOf(name)}
            </Text>
          }
          location={[city, country].filter(Boolean).join(', ')}
          of={words.descriptionOf(name)}
          phone={phone ?? ''}
          to={memberPath(paths.profileAbout(), id)}
        />
      )}
      {beside !== 'about' && children}
      {beside !== 'pictures' && <MemberPhotos memberId={id ?? ''} ofWhom={name} />}
      {beside !== 'connections' && !isRestricted && <Connections member={member} />}
    </>
  );
}
