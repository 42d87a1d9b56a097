import { price } from '@az/shared/format';
import { paths } from '@az/shared/paths';
import { Button } from '@az/shared/ui/Button';
import { DescriptionList } from '@az/shared/ui/DescriptionList';
import { IconCalendar, IconCheck } from '@az/shared/ui/icons';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { useDeviceMark } from '../../data/device-marks.ts';
import type { NetworkEvent } from '../../data/events/event.ts';
import { saveCalendar } from '../../data/events/save-calendar.ts';
import { EventPlace } from '../../ui/EventPlace.tsx';
import styles from './PresentEvent.module.css';
import { words } from './words.ts';

/** Price, place and time; books a ticket on this device. */
export function TicketCard({ event }: { event: NetworkEvent }) {
  const { id, start, end } = event;
  const going = useDeviceMark('going');
  const isBooked = going.has(id);
  return (
    <TitledCard title={words.ticket}>
      <DescriptionList
        entries={[
          [
            words.from,
            <span className={styles.price} key="from">
              {event.price === 0 ? words.free : price(event.price)}
            </span>,
          ],
          [words.address, <EventPlace event={event} key="address" />],
          [words.hours, words.hoursOf(start, end)],
        ]}
      />
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
    </TitledCard>
  );
}
