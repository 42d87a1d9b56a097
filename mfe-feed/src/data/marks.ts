import type { Announcement } from '@az/shared/contracts';
import { useQueryClient } from '@az/shared/query';
import { toastFailure } from '@az/shared/toast';
import { useCallback } from 'react';
import { useItemFlag } from './item-flags.ts';
import type { Mark } from './store-mark.ts';

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
  const queries = useQueryClient();
  return {
    has: (one) => Boolean(one[mark]) || has(one.id),
    set: useCallback(
      (one, isSet) => {
        const isStored = one[mark] !== undefined;
        if (!isStored || !isSet) set(one.id, isSet);
        if (!isStored) return;
        import('./store-mark.ts').then(
          ({ storeMark }) => storeMark(queries, { id: one.id, mark, isSet }),
          (error) => toastFailure('Rien n’a été enregistré.', error),
        );
      },
      [mark, set, queries],
    ),
  };
}
