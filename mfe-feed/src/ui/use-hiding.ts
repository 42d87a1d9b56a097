import { useCallback, useState } from 'react';
import { useMarks } from '../data/kept-marks.ts';

/** Hides things, each with a notice in its place that offers to take that back while it stands. */
export function useHiding() {
  const { set } = useMarks('hidden');
  const [leaving, setLeaving] = useState<string[]>([]);
  const hide = useCallback(
    (id: string) => {
      set(id, true);
      setLeaving((known) => [...known, id]);
    },
    [set],
  );
  const end = (id: string) => setLeaving((known) => known.filter((one) => one !== id));
  return {
    isLeaving: (id: string) => leaving.includes(id),
    /** The same function every time. */
    hide,
    /** For the `hidden` of a card; null when it is not being hidden. */
    noticeOf: (id: string) =>
      leaving.includes(id)
        ? {
            onUndo: () => {
              set(id, false);
              end(id);
            },
            onEnd: () => end(id),
          }
        : null,
  };
}
