import { useSearchParams } from '@az/shared/router';
import { useEvents } from '../../data/events/use-events.ts';
import { pageOf } from '../../data/page-of.ts';
import { filterOf } from './events-address.ts';

const eventsPerPage = 9;

/** The events of the filter and page in the URL. */
export function useEventsPage() {
  const [search] = useSearchParams();
  const sample = useEvents();
  const filter = filterOf(search.get('type'));
  const found = (sample.items ?? []).filter((event) => filter === 'all' || event.type === filter);
  return { sample, filter, found, page: pageOf(found, search.get('page'), eventsPerPage) };
}
