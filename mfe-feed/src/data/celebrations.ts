import { dismissCelebration, getCelebrations } from '@az/shared/celebrations';
import type { Celebration } from '@az/shared/contracts';
import { queryFailure, useQuery, useQueryClient } from '@az/shared/query';
import { toastFailure } from '@az/shared/toast';
import { useEffect, useEffectEvent, useState } from 'react';

const queryKey = ['feed', 'celebrations'] as const;

/**
 * What people celebrate, today and soon. Those in `leaving` can be restored until they are dismissed, which those that are
 * left when the page is left are too.
 */
export function useCelebrations() {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => getCelebrations(signal),
    networkMode: 'always',
  });
  const [leaving, setLeaving] = useState<string[]>([]);
  const restore = (id: string) => setLeaving((known) => known.filter((one) => one !== id));
  const send = (id: string) => {
    queries.setQueryData<Celebration[]>(queryKey, (items) => items?.filter((one) => one.id !== id));
    dismissCelebration(id).catch((thrown: unknown) => {
      toastFailure('Ce changement n’a pas pu être enregistré.', thrown);
      void queries.invalidateQueries({ queryKey });
    });
  };
  const leavePage = useEffectEvent(() => leaving.forEach(send));
  useEffect(() => () => leavePage(), []);
  return {
    sample: { items: query.data, ...queryFailure(query) },
    leaving,
    leave: (id: string) => setLeaving((known) => [...known, id]),
    restore,
    dismiss: (id: string) => {
      restore(id);
      send(id);
    },
  };
}
