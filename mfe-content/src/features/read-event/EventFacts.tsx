import { longDate, price } from '@az/shared/format';
import { Count } from '@az/shared/ui/Count';
import { DescriptionList } from '@az/shared/ui/DescriptionList';
import { TitledCard } from '@az/shared/ui/TitledCard';
import type { NetworkEvent } from '../../data/events/event.ts';
import { EventPlace } from '../../ui/EventPlace.tsx';
import { words } from './words.ts';

/** Time, place and price; `goingCount` includes the member. */
export function EventFacts({ event, goingCount }: { event: NetworkEvent; goingCount: number }) {
  const { date, start, end, category, organiser } = event;
  return (
    <TitledCard title={words.facts}>
      <DescriptionList
        entries={[
          [
            words.day,
            <time dateTime={date} key="day">
              {longDate(date)}
            </time>,
          ],
          [words.hours, words.hoursOf(start, end) + (end < start ? ` (${words.nextDay})` : '')],
          [words.price, event.price === 0 ? words.free : price(event.price)],
          [words.category, category],
          [
            words.attendance,
            <span key="attendance">
              <Count value={goingCount} /> {words.going[goingCount > 1 ? 1 : 0]}
            </span>,
          ],
          [words.organiser, organiser.name],
          [words.place, <EventPlace event={event} key="place" />],
        ]}
        inColumns
      />
    </TitledCard>
  );
}
