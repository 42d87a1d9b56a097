import { longDate } from '@az/shared/format';
import { AvatarGroup } from '@az/shared/social/AvatarGroup';
import { CardTitle, type CardTitleProps } from '@az/shared/social/CardTitle';
import { ActionIcon } from '@az/shared/ui/ActionIcon';
import { Badge } from '@az/shared/ui/Badge';
import { Button } from '@az/shared/ui/Button';
import { Card } from '@az/shared/ui/Card';
import { IconCalendar, IconMapPin, IconShare } from '@az/shared/ui/icons';
import type { ReactNode } from 'react';
import styles from './EventCard.module.css';

type Props = CardTitleProps & {
  title: string;
  category: string;
  /** A short label over the cover, such as `Complet`. */
  label?: string | undefined;
  /** Day, `YYYY-MM-DD`. */
  date: string;
  location: string;
  /** Fills its container. */
  cover: ReactNode;
  attendees: { people: { name: string; picture: string | null }[]; count: number };
  interest?: { isInterested: boolean; onToggle: () => void };
  onShare?: () => void;
};

/** An event in a list. */
export function EventCard({ title, to, category, label, date, location, cover, order, ...rest }: Props) {
  const { attendees, interest, onShare } = rest;
  return (
    <Card className={styles.card} component="article" padding={0}>
      <div className={styles.cover}>
        {cover}
        {label && (
          <Badge className={styles.label} variant="filled">
            {label}
          </Badge>
        )}
      </div>
      <div className={styles.text}>
        <span className={styles.category}>{category}</span>
        <CardTitle order={order} to={to}>
          {title}
        </CardTitle>
        <p className={styles.line}>
          <IconCalendar size={18} />
          <time dateTime={date}>{longDate(date)}</time>
        </p>
        <p className={styles.line}>
          <IconMapPin size={18} />
          <span>{location}</span>
        </p>
        <AvatarGroup {...attendees} noun={['participant', 'participants']} />
        {(interest || onShare) && (
          <div className={styles.actions}>
            {interest && (
              <Button
                aria-pressed={interest.isInterested}
                className={styles.interest}
                onClick={interest.onToggle}
                variant={interest.isInterested ? 'filled' : 'default'}
              >
                Intéressé
              </Button>
            )}
            {onShare && (
              <ActionIcon aria-label={`Partager ${title}`} onClick={onShare} size={36}>
                <IconShare size={20} />
              </ActionIcon>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
