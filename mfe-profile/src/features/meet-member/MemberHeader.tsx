import { type MemberProfile, toDataUrl } from '@az/shared/contracts';
import { paths } from '@az/shared/paths';
import { Avatar } from '@az/shared/ui/Avatar';
import { Image } from '@az/shared/ui/Image';
import { Text } from '@az/shared/ui/Text';
import { TextLink } from '@az/shared/ui/TextLink';
import { Fragment } from 'react';
import { useMemberCover } from '../../data/relations.ts';
import { ProfileHeader, pictureClass } from '../../ui/ProfileHeader/ProfileHeader.tsx';
import { RelationActions } from './RelationActions.tsx';
import { words } from './words.ts';

function useCover(member: MemberProfile) {
  const cover = useMemberCover(member);
  return (
    cover && (
      <Image alt="Photo de couverture" className={pictureClass} eager ratio={[4, 1]} src={toDataUrl(cover)} />
    )
  );
}

function Counts({ member }: { member: MemberProfile }) {
  const { connectionCount, followerCount, mutualCount, mutual } = member;
  const isCounted = mutualCount !== null && mutualCount > 0 && mutual.length === 0;
  const counts = [
    connectionCount !== null && words.connections(connectionCount),
    followerCount !== null && words.followers(followerCount),
    isCounted && words.mutual(mutualCount),
  ].filter(Boolean);
  return counts.length > 0 && <Text size="sm">{counts.join(' · ')}</Text>;
}

/** Connections in common: the names of some, and the number of the others. */
function Mutual({ member: { mutual, mutualCount } }: { member: MemberProfile }) {
  if (mutual.length === 0) return null;
  const others = Math.max(0, (mutualCount ?? 0) - mutual.length);
  return (
    <Text size="sm">
      {words.inCommon}{' '}
      {mutual.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && (index === mutual.length - 1 && others === 0 ? ' et ' : ', ')}
          <TextLink size="sm" to={paths.memberProfile(id ?? '')}>
            {name}
          </TextLink>
        </Fragment>
      ))}
      {others > 0 && words.andOthers(others)}
    </Text>
  );
}

/** The header of another member's profile, with the counts and the relation to them. */
export function MemberHeader({ member }: { member: MemberProfile }) {
  const { name, role, verified, since, picture } = member;
  return (
    <ProfileHeader
      actions={member.relation.state !== 'self' && <RelationActions member={member} />}
      cover={{ content: useCover(member) }}
      name={name}
      picture={{ content: <Avatar name={name} picture={picture} size={120} /> }}
      since={since}
      verified={verified}
    >
      {role && <Text>{role}</Text>}
      <Counts member={member} />
      <Mutual member={member} />
    </ProfileHeader>
  );
}
