import { isAppError } from '@az/shared/api';
import type { Gathering, GatheringsQueryWire, ListedGathering } from '@az/shared/contracts';
import { gatheringKey, gatheringsKey, gatheringsQuery, getGathering } from '@az/shared/gatherings';
import { queryFailure, useQuery } from '@az/shared/query';
import type { Sample } from '@az/shared/ui/SampleStates';
import { useChangesElsewhere } from '../use-changes-elsewhere.ts';
import { useAttendanceWishes, withAttendance } from './attendance-wishes.ts';

const useEventChanges = () =>
  useChangesElsewhere('gatherings', gatheringsKey, 'own.attendance', 'event.changed');

/** The events to come that match; undefined until all of them have loaded. */
export function useEvents(filter: GatheringsQueryWire): Sample<ListedGathering> {
  const query = useQuery(gatheringsQuery(filter));
  useEventChanges();
  return { items: query.data, ...queryFailure(query) };
}

/** One event. `isMissing`: there is none. Changes by the member show at once. */
export function useEvent(id: string) {
  const query = useQuery({
    queryKey: gatheringKey(id),
    queryFn: ({ signal }) => getGathering(id, signal),
    networkMode: 'always',
  });
  const wishes = useAttendanceWishes();
  useEventChanges();
  const isMissing = isAppError(query.error) && query.error.kind === 'not-found';
  const event: Gathering | undefined = query.data && wishes.reduce(withAttendance, query.data);
  return { event, isMissing, ...queryFailure(query) };
}
