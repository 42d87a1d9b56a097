import type { Group } from '@az/shared/contracts';
import { Avatar } from '@az/shared/ui/Avatar';
import { Badge } from '@az/shared/ui/Badge';
import { Card } from '@az/shared/ui/Card';
import { Count } from '@az/shared/ui/Count';
import { IconLock, IconRosetteDiscountCheck, IconUsers } from '@az/shared/ui/icons';
import { IconWorld } from '@az/shared/ui/more-icons';
import { Page } from '@az/shared/ui/Page';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import type { useMembership } from '../../data/groups/use-membership.ts';
import { Picture } from '../../ui/Picture.tsx';
import { useGroupWords } from '../../ui/use-group-words.ts';
import { GroupActions } from './GroupActions.tsx';
import styles from './ReadGroup.module.css';
import { words } from './words.ts';

type Props = {
  group: Group;
  membership: ReturnType<typeof useMembership>;
  /** Name for the document's title. */
  title: string;
};

function Verified({ name }: { name: string }) {
  return (
    <>
      {name}{' '}
      <span aria-label={words.verified} className={styles.verified} role="img" title={words.verified}>
        <IconRosetteDiscountCheck size={22} />
      </span>
    </>
  );
}

/** Name of the group, and the member's membership. */
export function GroupHead({ group, membership, title }: Props) {
  const { name, type, picture, verified, postsPerDay, memberCount, own } = group;
  const badges = useGroupWords();
  return (
    <Card padding={0}>
      {picture && <Picture className={styles.band} eager src={picture} />}
      <div className={styles.head}>
        <Avatar className={styles.logo ?? ''} name={name} size={80} />
        <div className={styles.name}>
          <Page heading={verified ? <Verified name={name} /> : name} title={title} />
          {own && badges.own && <Badge variant="default">{badges.own}</Badge>}
        </div>
        <div className={styles.facts}>
          <span className={styles.fact}>
            {type === 'Private' ? <IconLock size={16} /> : <IconWorld size={16} />} {words.types[type]}
          </span>
          <span className={styles.fact}>
            <IconUsers size={16} />
            <span>
              <Count value={memberCount} /> {words.members[memberCount > 1 ? 1 : 0]}
            </span>
          </span>
          <span>
            <Count value={postsPerDay} /> {words.rate[postsPerDay > 1 ? 1 : 0]}
          </span>
          {!own && <SampleNotice extension="groups" />}
        </div>
        <GroupActions group={group} membership={membership} />
      </div>
    </Card>
  );
}
