import type { ListedGathering } from '@az/shared/contracts';
import { paths } from '@az/shared/paths';
import { useAttend, useAttendanceWishes, withAttendance } from '../data/events/attendance-wishes.ts';
import { EventCard } from './EventCard.tsx';
import { Picture } from './Picture.tsx';
import { useShare } from './use-share.tsx';

type Props = {
  event: ListedGathering;
  /** URL of the event's page; by default its page in the feed. */
  to?: string;
  /** Heading level of the title. */
  order?: 2 | 3;
};

/** An event in a list, with its actions. Who attends it says so on its page. */
export function EventTile({ event, to = paths.feedEvent(event.id), order = 3 }: Props) {
  const attend = useAttend();
  const share = useShare({ path: to, title: event.title });
  const shown = useAttendanceWishes().reduce(withAttendance, event);
  const { id, title, category, label, date, location, attendees, attendeeCount, picture, attendance } = shown;
  const isInterested = attendance === 'interested';
  return (
    <>
      <EventCard
        attendees={{ people: attendees, count: attendeeCount }}
        category={category}
        cover={picture && <Picture src={picture} />}
        date={date}
        label={label ?? undefined}
        location={location}
        order={order}
        title={title}
        to={to}
        {...(attendance !== 'going' && {
          interest: { isInterested, onToggle: () => attend(id, isInterested ? 'none' : 'interested') },
        })}
        {...(share.open && { onShare: share.open })}
      />
      {share.dialog}
    </>
  );
}
