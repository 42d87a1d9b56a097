import type { ListedGathering } from '@az/shared/contracts';
import { attend, gatheringsKey, gatheringsQuery, removeGathering } from '@az/shared/gatherings';
import { queryFailure, useQuery, useQueryClient } from '@az/shared/query';
import { toastFailure } from '@az/shared/toast';
import { useEffect, useEffectEvent, useState } from 'react';

const query = gatheringsQuery({ mine: '1' });

/**
 * The events to come that the member organises or attends, the next one first. Leaving one, or removing an own one, can be
 * undone until another one is left or the page is; it is sent then.
 */
export function useOwnEvents() {
  const queries = useQueryClient();
  const events = useQuery({ ...query, staleTime: 0 });
  const [left, setLeft] = useState<ListedGathering | null>(null);
  const send = (event: ListedGathering | null) => {
    if (!event) return;
    const { id, own } = event;
    queries.setQueryData<ListedGathering[]>(query.queryKey, (items) => items?.filter((one) => one.id !== id));
    (own ? removeGathering(id) : attend(id, 'none'))
      .catch((thrown: unknown) => toastFailure('Ce changement n’a pas pu être enregistré.', thrown))
      .finally(() => void queries.invalidateQueries({ queryKey: gatheringsKey }));
  };
  const leavePage = useEffectEvent(() => send(left));
  useEffect(() => () => leavePage(), []);
  const replaceLeft = (event: ListedGathering | null) => {
    send(left);
    setLeft(event);
  };
  return {
    sample: {
      items: events.data?.filter(({ attendance }) => attendance === 'going'),
      ...queryFailure(events),
    },
    left: left?.id,
    leave: replaceLeft,
    bringBack: () => setLeft(null),
    forget: () => replaceLeft(null),
  };
}
