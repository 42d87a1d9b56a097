import type { NewGatheringWire } from '@az/shared/contracts';
import {
  changeGatherings,
  createGathering,
  gatheringKey,
  gatheringListsKey,
  removeGathering,
} from '@az/shared/gatherings';
import { useQueryClient } from '@az/shared/query';

/** Creates and removes the member's own events. Both reject with `AppError`. */
export function useOwnEvents() {
  const queries = useQueryClient();
  return {
    create: async (event: NewGatheringWire): Promise<void> => {
      const created = await createGathering(event);
      queries.setQueryData(gatheringKey(created.id), created);
      void queries.invalidateQueries({ queryKey: gatheringListsKey });
    },
    /** The event stays on screen until its page is left. */
    remove: async (id: string): Promise<void> => {
      await removeGathering(id);
      changeGatherings(queries, (event) => (event.id === id ? null : event));
    },
  };
}
