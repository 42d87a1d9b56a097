import type { QueryClient } from '@az/shared/query';
import { toastFailure } from '@az/shared/toast';
import { changeAnnouncement, findAnnouncement, savedKey } from './feed-cache.ts';

/** What a member notes about an announcement. */
export type Mark = 'saved' | 'hidden';

type MarkChange = { id: string; mark: Mark; isSet: boolean };

const failures: Record<Mark, [set: string, unset: string]> = {
  saved: ['La publication n’a pas été enregistrée.', 'La publication est restée parmi vos enregistrés.'],
  hidden: ['La publication n’a pas été masquée.', 'La publication est restée masquée.'],
};

/**
 * Stores a mark on a server that has them: shown at once, rolled back with a message when the server refuses. One call at a
 * time, in the order of the presses.
 */
export function storeMark(queries: QueryClient, change: MarkChange): void {
  const { id, mark, isSet } = change;
  // A mark from before is on the device only.
  if (findAnnouncement(queries, id)?.[mark] === isSet) return;
  const show = (isShown: boolean) => changeAnnouncement(queries, id, () => ({ [mark]: isShown }));
  const mutation = queries.getMutationCache().build(queries, {
    scope: { id: 'feed-marks' },
    mutationFn: async () => {
      const { setAnnouncementMark } = await import('@az/shared/publishing');
      await setAnnouncementMark(id, mark, isSet);
    },
    onMutate: () => show(isSet),
    // The list on screen keeps its order; it is read again when its page is opened.
    onSuccess: () => queries.invalidateQueries({ queryKey: savedKey, refetchType: 'none' }),
    onError: (error) => {
      show(!isSet);
      const [set, unset] = failures[mark];
      toastFailure(isSet ? set : unset, error);
    },
  });
  // The failure is shown above.
  mutation.execute(undefined).catch(() => undefined);
}
