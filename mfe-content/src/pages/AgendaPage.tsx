import { CreateEvent } from '../features/create-event/CreateEvent.tsx';
import { SearchEvents } from '../features/search-events/SearchEvents.tsx';

/** `/events`: the agenda. */
function AgendaPage() {
  return <SearchEvents create={<CreateEvent />} />;
}

export { AgendaPage as Component };
