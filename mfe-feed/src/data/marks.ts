import type { Announcement } from '@az/shared/contracts';
import { useMutation, useQueryClient } from '@az/shared/query';
import { toastFailure } from '@az/shared/toast';
import { useCallback } from 'react';
import { changeAnnouncement, findAnnouncement, savedKey } from './feed-cache.ts';
import { useItemFlag } from './item-flags.ts';

/** What a member notes about an announcement. */
type Mark = 'saved' | 'hidden';

type MarkChange = { id: string; mark: Mark; isSet: boolean };

const failures: Record<Mark, [set: string, unset: string]> = {
  saved: ['La publication n’a pas été enregistrée.', 'La publication est restée parmi vos enregistrés.'],
  hidden: ['La publication n’a pas été masquée.', 'La publication est restée masquée.'],
};

/**
 * Stores marks on a server that has them: shown at once, rolled back with a message when the server refuses. One call at a
 * time, in the order of the presses.
 */
function useStoreMark(): (change: MarkChange) => void {
  const queries = useQueryClient();
  const show = ({ id, mark, isSet }: MarkChange) =>
    changeAnnouncement(queries, id, () => ({ [mark]: isSet }));
  const { mutate } = useMutation({
    scope: { id: 'feed-marks' },
    mutationFn: async ({ id, mark, isSet }: MarkChange) => {
      const { setAnnouncementMark } = await import('@az/shared/publishing');
      await setAnnouncementMark(id, mark, isSet);
    },
    onMutate: show,
    // The list on screen keeps its order; it is read again when its page is opened.
    onSuccess: () => queries.invalidateQueries({ queryKey: savedKey, refetchType: 'none' }),
    onError: (error, change) => {
      show({ ...change, isSet: !change.isSet });
      const [set, unset] = failures[change.mark];
      toastFailure(change.isSet ? set : unset, error);
    },
  });
  return useCallback(
    (change) => {
      // Marks from before are on the device only.
      if (findAnnouncement(queries, change.id)?.[change.mark] !== change.isSet) mutate(change);
    },
    [queries, mutate],
  );
}

/** An announcement's own marks; missing where the server does not store them. */
export type Marked = Pick<Announcement, 'id' | 'saved' | 'hidden'>;

/**
 * Whether an announcement has a mark, and a function that sets or clears it: on the server where it stores marks, otherwise
 * on the device. What the device has from before stays valid.
 */
export function useMark(mark: Mark): {
  has: (one: Marked) => boolean;
  /** A stable function. */
  set: (one: Marked, isSet: boolean) => void;
} {
  const { has, set } = useItemFlag(mark);
  const store = useStoreMark();
  return {
    has: (one) => Boolean(one[mark]) || has(one.id),
    set: useCallback(
      (one, isSet) => {
        const isStored = one[mark] !== undefined;
        if (!isStored || !isSet) set(one.id, isSet);
        if (isStored) store({ id: one.id, mark, isSet });
      },
      [mark, set, store],
    ),
  };
}
