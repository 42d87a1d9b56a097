import { paths } from '@az/shared/paths';
import { useDeviceMark } from '../data/device-marks.ts';
import type { NetworkEvent } from '../data/events/event.ts';
import { pictureUrls } from '../data/pictures.ts';
import { EventCard } from './EventCard.tsx';
import { Picture } from './Picture.tsx';
import { useShare } from './use-share.tsx';

type Props = {
  event: NetworkEvent;
  /** URL of the event's page; by default its page in the feed. */
  to?: string;
  /** Heading level of the title. */
  order?: 2 | 3;
};

/** An event in a list, with its actions. */
export function EventTile({ event, to = paths.feedEvent(event.id), order = 3 }: Props) {
  const interested = useDeviceMark('interested');
  const going = useDeviceMark('going');
  const share = useShare({ path: to, title: event.title });
  const { id, title, category, label, date, location, attendees, attendeeCount, image } = event;
  const isInterested = interested.has(id);
  return (
    <>
      <EventCard
        attendees={{ people: attendees, count: attendeeCount + (going.has(id) ? 1 : 0) }}
        category={category}
        cover={<Picture src={pictureUrls[image]} />}
        date={date}
        interest={{ isInterested, onToggle: () => interested.set(id, !isInterested) }}
        label={label ?? undefined}
        location={location}
        order={order}
        title={title}
        to={to}
        {...(share.open && { onShare: share.open })}
      />
      {share.dialog}
    </>
  );
}
