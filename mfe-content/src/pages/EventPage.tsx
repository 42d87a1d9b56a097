import { useParams } from '@az/shared/router';
import { ReadEvent } from '../features/read-event/ReadEvent.tsx';

/** `/feed/events/:eventId`: one event. */
function EventPage() {
  const { eventId = '' } = useParams();
  return <ReadEvent id={eventId} key={eventId} />;
}

export { EventPage as Component };
