import type { ListedGroup } from '@az/shared/contracts';
import { paths } from '@az/shared/paths';
import { AvatarGroup } from '@az/shared/social/AvatarGroup';
import { CardTitle } from '@az/shared/social/CardTitle';
import { UndoNotice, useFocusAfterUndo } from '@az/shared/social/UndoNotice';
import { Avatar } from '@az/shared/ui/Avatar';
import { Button } from '@az/shared/ui/Button';
import { Card } from '@az/shared/ui/Card';
import { Count } from '@az/shared/ui/Count';
import { IconLock } from '@az/shared/ui/icons';
import { IconWorld } from '@az/shared/ui/more-icons';
import type { useMembership } from '../../data/groups/use-membership.ts';
import { Picture } from '../../ui/Picture.tsx';
import styles from './GroupCard.module.css';

type Props = { group: ListedGroup; membership: ReturnType<typeof useMembership> };

function JoinButton({ group, membership: { join, leave } }: Props) {
  const { name, type, membership } = group;
  const [label, press] = {
    member: ['Quitter', () => leave(group)] as const,
    requested: ['Demande envoyée', undefined] as const,
    none: [type === 'Private' ? 'Demander à rejoindre' : 'Rejoindre', () => join(group)] as const,
  }[membership];
  return (
    <Button
      aria-disabled={press === undefined}
      aria-label={`${label} ${name}`}
      className={styles.join}
      fullWidth
      onClick={press}
      variant={membership === 'none' ? 'light' : 'default'}
    >
      {label}
    </Button>
  );
}

/** A group in a list. */
export function GroupCard({ group, membership }: Props) {
  const { id, name, type, picture, members, memberCount, postsPerDay } = group;
  const left = membership.noticeOf(group);
  const action = useFocusAfterUndo(left !== null);
  return (
    <Card className={styles.card} component="article" padding={0}>
      <div className={styles.cover}>{picture && <Picture src={picture} />}</div>
      <Avatar className={styles.logo} name={name} picture={null} size={64} />
      <div className={styles.text}>
        <CardTitle order={3} to={paths.feedGroup(id)}>
          {name}
        </CardTitle>
        <p className={styles.type}>
          {type === 'Private' ? <IconLock size={16} /> : <IconWorld size={16} />}
          {type === 'Private' ? 'Groupe privé' : 'Groupe public'}
        </p>
        <p className={styles.type}>
          <Count value={postsPerDay} /> {postsPerDay > 1 ? 'publications par jour' : 'publication par jour'}
        </p>
        <AvatarGroup count={memberCount} noun={['membre', 'membres']} people={members} />
        <div className={styles.action} ref={action}>
          {left ? (
            <UndoNotice {...left}>Groupe quitté</UndoNotice>
          ) : (
            <JoinButton group={group} membership={membership} />
          )}
        </div>
      </div>
    </Card>
  );
}
