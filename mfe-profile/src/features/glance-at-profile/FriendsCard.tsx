import { sampleBadges } from '@az/shared/constants';
import { paths } from '@az/shared/paths';
import { PersonRow } from '@az/shared/social/PersonRow';
import { Badge } from '@az/shared/ui/Badge';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { Skeleton } from '@az/shared/ui/Skeleton';
import { TextLink } from '@az/shared/ui/TextLink';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { useSamples } from '../../data/use-samples.ts';
import styles from './FriendsCard.module.css';
import { words } from './words.ts';

const skeletonKeys = ['1', '2', '3', '4'];

/** Four friends; the badge is a fixed sample number (specification, section 2). */
export function FriendsCard() {
  const { items, hasFailed } = useSamples('connections');
  const title = (
    <>
      {words.friends}{' '}
      <Badge size="sm" variant="default">
        {sampleBadges.friends}
      </Badge>
    </>
  );
  return (
    <TitledCard
      aside={
        <TextLink size="sm" to={paths.profileConnections()}>
          {words.friendsMore}
        </TextLink>
      }
      isCompact
      title={title}
    >
      <SampleNotice />
      {hasFailed ? (
        <p className={styles.failed}>{words.failed}</p>
      ) : (
        <ul className={styles.list}>
          {items
            ? items.slice(0, skeletonKeys.length).map(({ id, name, role, avatar, mutualCount }) => (
                <li key={id}>
                  <PersonRow mutualCount={mutualCount} person={{ name, role, picture: avatar }} />
                </li>
              ))
            : skeletonKeys.map((key) => (
                <li key={key}>
                  <Skeleton height={52} />
                </li>
              ))}
        </ul>
      )}
    </TitledCard>
  );
}
