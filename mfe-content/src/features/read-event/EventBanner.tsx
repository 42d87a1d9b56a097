import { longDate } from '@az/shared/format';
import type { NetworkEvent } from '../../data/events/event.ts';
import { Picture } from '../../ui/Picture.tsx';
import styles from './ReadEvent.module.css';

const parts = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr', options).format(new Date(`${date}T12:00`));

/** The event's picture with its day of the week, day and month. */
export function EventBanner({ event: { date, image } }: { event: NetworkEvent }) {
  return (
    <div className={styles.banner}>
      <Picture className={styles.picture} eager name={image} />
      <time className={styles.day} dateTime={date} title={longDate(date)}>
        <span>{parts(date, { weekday: 'short' })}</span>
        <span className={styles.number}>{parts(date, { day: 'numeric' })}</span>
        <span>{parts(date, { month: 'short' })}</span>
      </time>
    </div>
  );
}
