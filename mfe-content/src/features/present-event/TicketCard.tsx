import type { Gathering } from '@az/shared/contracts';
import { price } from '@az/shared/format';
import { paths } from '@az/shared/paths';
import { Button } from '@az/shared/ui/Button';
import { DescriptionList } from '@az/shared/ui/DescriptionList';
import { IconCalendar, IconCheck } from '@az/shared/ui/icons';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { useAttend } from '../../data/events/attendance-wishes.ts';
import { saveCalendar } from '../../data/events/save-calendar.ts';
import { EventPlace } from '../../ui/EventPlace.tsx';
import styles from './PresentEvent.module.css';
import { words } from './words.ts';

/** Price, place and time; books a ticket. */
export function TicketCard({ event }: { event: Gathering }) {
  const { id, start, end } = event;
  const attend = useAttend();
  const isBooked = event.attendance === 'going';
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
      {event.may.includes('attend') && (
        <>
          <Button
            aria-pressed={isBooked}
            leftSection={isBooked ? <IconCheck size={18} /> : undefined}
            onClick={() => attend(id, isBooked ? 'none' : 'going')}
            variant={isBooked ? 'default' : 'filled'}
          >
            {words.book}
          </Button>
          <p className={styles.note} role="status">
            {isBooked ? words.booked : words.bookNote}
          </p>
        </>
      )}
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
