import { type MemberProfile, previewId, toDataUrl } from '@az/shared/contracts';
import { longDate } from '@az/shared/format';
import { paths } from '@az/shared/paths';
import { Avatar } from '@az/shared/ui/Avatar';
import { Image } from '@az/shared/ui/Image';
import { IconRosetteDiscountCheck } from '@az/shared/ui/icons';
import { Text } from '@az/shared/ui/Text';
import { TextLink } from '@az/shared/ui/TextLink';
import { Fragment } from 'react';
import { useMemberCover } from '../../data/relations.ts';
import styles from './MeetMember.module.css';
import { RelationActions } from './RelationActions.tsx';
import { words } from './words.ts';

function Cover({ member }: { member: MemberProfile }) {
  const cover = useMemberCover(member);
  if (!cover) return <div className={styles.band} />;
  return (
    <div className={styles.band}>
      <Image alt="Photo de couverture" className={styles.cover} eager ratio={[4, 1]} src={toDataUrl(cover)} />
    </div>
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

/** Connections in common: some by their names, and how many others. */
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

/** The header of another member's profile: pictures, name, headline, counts, and the relation to them. */
export function MemberHeader({ member }: { member: MemberProfile }) {
  const { name, role, verified, since, picture } = member;
  return (
    <header className={styles.header}>
      <Cover member={member} />
      <div className={styles.row}>
        <div className={styles.frame}>
          <Avatar name={name} picture={picture} size={112} />
        </div>
        <div className={styles.summary}>
          <p className={styles.name}>
            {name}
            {verified && (
              <span aria-label="Compte vérifié" className={styles.verified} role="img" title="Compte vérifié">
                <IconRosetteDiscountCheck />
              </span>
            )}
          </p>
          {role && <Text>{role}</Text>}
          <Counts member={member} />
          <Mutual member={member} />
          {since && (
            <Text c="dimmed" size="sm">
              {words.since(longDate(since.slice(0, 10)))}
            </Text>
          )}
        </div>
        {member.relation.state !== 'self' && (
          // In the preview they are only shown.
          <fieldset className={styles.acts} disabled={member.id === previewId}>
            <RelationActions member={member} />
          </fieldset>
        )}
      </div>
    </header>
  );
}
