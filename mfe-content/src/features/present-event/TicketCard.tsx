import { price } from '@az/shared/format';
import { paths } from '@az/shared/paths';
import { Button } from '@az/shared/ui/Button';
import { Card } from '@az/shared/ui/Card';
import { IconCalendar, IconCheck } from '@az/shared/ui/icons';
import { Title } from '@az/shared/ui/Title';
import type { NetworkEvent } from '../../data/event.ts';
import { useMarks } from '../../data/kept-marks.ts';
import { saveCalendar } from '../../data/save-calendar.ts';
import { EventPlace } from '../../ui/EventPlace.tsx';
import styles from './PresentEvent.module.css';
import { words } from './words.ts';

/** What a place costs, where and when; books one on this device. */
export function TicketCard({ event }: { event: NetworkEvent }) {
  const { id, start, end } = event;
  const going = useMarks('going');
  const isBooked = going.has(id);
  return (
    <Card aria-labelledby="ticket" className={styles.card} component="section" padding="lg">
      <Title id="ticket" order={2} size="h3">
        {words.ticket}
      </Title>
      <dl className={styles.facts}>
        <div>
          <dt>{words.from}</dt>
          <dd className={styles.price}>{event.price === 0 ? words.free : price(event.price)}</dd>
        </div>
        <div>
          <dt>{words.address}</dt>
          <dd>
            <EventPlace event={event} />
          </dd>
        </div>
        <div>
          <dt>{words.hours}</dt>
          <dd>{words.hoursOf(start, end)}</dd>
        </div>
      </dl>
      <Button
        aria-pressed={isBooked}
        leftSection={isBooked ? <IconCheck size={18} /> : undefined}
        onClick={() => going.set(id, !isBooked)}
        variant={isBooked ? 'default' : 'filled'}
      >
        {words.book}
      </Button>
      <p className={styles.note} role="status">
        {isBooked ? words.booked : words.bookNote}
      </p>
      <Button
        leftSection={<IconCalendar size={18} />}
        onClick={() => saveCalendar(event, paths.eventDetails(id))}
        variant="default"
      >
        {words.calendar}
      </Button>
    </Card>
  );
}
