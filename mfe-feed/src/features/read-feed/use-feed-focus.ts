import { useEffect, useRef } from 'react';

/**
 * Keeps the focus sensible where a button goes away with what it did. `count` is the number of articles inside `place`;
 * after `followAddition` the first article that is added takes the focus; `stay` gives it to `place` at once.
 */
export function useFeedFocus(count: number) {
  const place = useRef<HTMLDivElement>(null);
  const countBefore = useRef<number | null>(null);
  useEffect(() => {
    if (countBefore.current === null || count <= countBefore.current) return;
    place.current?.querySelectorAll<HTMLElement>('article')[countBefore.current]?.focus();
    countBefore.current = null;
  }, [count]);
  return {
    place,
    /** Goes to the top of the list: there is another one. */
    startAnew: () => {
      countBefore.current = null;
      place.current?.focus({ preventScroll: true });
      place.current?.scrollIntoView({ block: 'start' });
    },
    stay: () => place.current?.focus(),
    followAddition: () => {
      countBefore.current = count;
    },
  };
}
