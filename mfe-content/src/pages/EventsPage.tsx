import { BrowseEvents } from '../features/browse-events/BrowseEvents.tsx';
import { CreateEvent } from '../features/create-event/CreateEvent.tsx';

/** `/feed/events`: the events of the network. */
function EventsPage() {
  return <BrowseEvents create={<CreateEvent />} />;
}

export { EventsPage as Component };
