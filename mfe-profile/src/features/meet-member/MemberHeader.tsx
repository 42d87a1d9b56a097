import { type MemberProfile, toDataUrl } from '@az/shared/contracts';
import { longDate } from '@az/shared/format';
import { Avatar } from '@az/shared/ui/Avatar';
import { Image } from '@az/shared/ui/Image';
import { IconRosetteDiscountCheck } from '@az/shared/ui/icons';
import { Text } from '@az/shared/ui/Text';
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
  const { connectionCount, followerCount, mutualCount } = member;
  const counts = [
    connectionCount !== null && words.connections(connectionCount),
    followerCount !== null && words.followers(followerCount),
    mutualCount !== null && mutualCount > 0 && words.mutual(mutualCount),
  ].filter(Boolean);
  return counts.length > 0 && <Text size="sm">{counts.join(' · ')}</Text>;
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
          {since && (
            <Text c="dimmed" size="sm">
              {words.since(longDate(since.slice(0, 10)))}
            </Text>
          )}
        </div>
        {member.relation.state !== 'self' && <RelationActions member={member} />}
      </div>
    </header>
  );
}
