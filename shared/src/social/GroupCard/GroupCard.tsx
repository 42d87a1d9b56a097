import type { ReactNode } from 'react';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Count } from '../../ui/Count/Count.tsx';
import { IconLock } from '../../ui/icons/icons.tsx';
import { IconWorld } from '../../ui/more-icons/more-icons.tsx';
import { AvatarGroup } from '../AvatarGroup/AvatarGroup.tsx';
import { CardTitle, type CardTitleProps } from '../CardTitle/CardTitle.tsx';
import { UndoNotice, useFocusAfterUndo } from '../UndoNotice/UndoNotice.tsx';
import styles from './GroupCard.module.css';

/** The member's membership of a group. */
export type Membership = 'member' | 'requested' | 'none';

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
  /** The member has just left it: offers to undo that for 8 seconds. */
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
