import type { Announcement } from '@az/shared/contracts';
import { useQueryClient } from '@az/shared/query';
import { toastFailure } from '@az/shared/toast';
import { useCallback } from 'react';
import { useDeviceMark } from './device-marks.ts';
import { type MarkWish, marksIn, setMarks, useMarks } from './unconfirmed.ts';

/** An announcement's own marks; missing where the server does not store them. */
export type Marked = Pick<Announcement, 'id' | 'saved' | 'hidden'>;

/** Tells whether the member has marked an announcement, and sets the mark, on the server or the device. */
export function useMark(mark: MarkWish['mark']): {
  has: (one: Marked) => boolean;
  /** The same function in every render. */
  set: (one: Marked, isSet: boolean) => void;
} {
  const { has, set } = useDeviceMark(mark);
  const queries = useQueryClient();
  const wishes = useMarks((marks) => marks.map(({ wish }) => wish).filter((wish) => wish.mark === mark));
  return {
    has: (one) => wishes?.findLast(({ id }) => id === one.id)?.isSet ?? (Boolean(one[mark]) || has(one.id)),
    set: useCallback(
      (one, isSet) => {
        const isStored = one[mark] !== undefined;
        if (!isStored || !isSet) set(one.id, isSet);
        if (!isStored) return;
        const wish = { id: one.id, mark, isSet };
        // The mark is shown at once, before the code that sends it has loaded.
        setMarks(queries, [...marksIn(queries), { wish, isSent: false }]);
        import('./store-mark.ts').then(
          ({ storeMark }) => storeMark(queries, wish),
          (error) => {
            setMarks(queries, []);
            toastFailure('Rien n’a été enregistré.', error);
          },
        );
      },
      [mark, set, queries],
    ),
  };
}
