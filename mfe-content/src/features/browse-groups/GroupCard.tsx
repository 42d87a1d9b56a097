import { AvatarGroup } from '@az/shared/social/AvatarGroup';
import { CardTitle, type CardTitleProps } from '@az/shared/social/CardTitle';
import { UndoNotice, useFocusAfterUndo } from '@az/shared/social/UndoNotice';
import { Avatar } from '@az/shared/ui/Avatar';
import { Button } from '@az/shared/ui/Button';
import { Card } from '@az/shared/ui/Card';
import { Count } from '@az/shared/ui/Count';
import { IconLock } from '@az/shared/ui/icons';
import { IconWorld } from '@az/shared/ui/more-icons';
import type { ReactNode } from 'react';
import type { Membership } from '../../data/groups/use-membership.ts';
import styles from './GroupCard.module.css';

type Props = CardTitleProps & {
  name: string;
  type: 'Private' | 'Public';
  memberCount: number;
  /** Number of publications per day. */
  postsPerDay: number;
  /** Fills its container. */
  cover: ReactNode;
  logo: string | null;
  members: { name: string; picture: string | null }[];
  membership: Membership;
  onJoin: () => void;
  onLeave: () => void;
  /** Set if the member has just left the group: a notice offers to undo that for 8 seconds. */
  left?: { onUndo: () => void; onEnd: () => void } | null;
};

type JoinProps = Pick<Props, 'membership' | 'name' | 'onJoin' | 'onLeave' | 'type'>;

function JoinButton({ membership, name, type, onJoin, onLeave }: JoinProps) {
  const [label, press] = {
    member: ['Quitter', onLeave] as const,
    requested: ['Demande envoyée', undefined] as const,
    none: [type === 'Private' ? 'Demander à rejoindre' : 'Rejoindre', onJoin] as const,
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
export function GroupCard({
  name,
  to,
  type,
  memberCount,
  postsPerDay,
  cover,
  logo,
  members,
  ...rest
}: Props) {
  const { left, order, ...join } = rest;
  const action = useFocusAfterUndo(Boolean(left));
  return (
    <Card className={styles.card} component="article" padding={0}>
      <div className={styles.cover}>{cover}</div>
      <Avatar className={styles.logo} name={name} picture={logo} size={64} />
      <div className={styles.text}>
        <CardTitle order={order} to={to}>
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
            <JoinButton name={name} type={type} {...join} />
          )}
        </div>
      </div>
    </Card>
  );
}
