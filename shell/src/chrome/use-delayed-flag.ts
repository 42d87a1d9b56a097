import { useEffect, useRef, useState } from 'react';

/** Delays `active` to prevent flicker: true only after `showAfter`, and then for at least `keepFor` milliseconds. */
export function useDelayedFlag(
  active: boolean,
  { showAfter, keepFor }: { showAfter: number; keepFor: number },
): boolean {
  const [shown, setShown] = useState(false);
  const shownAt = useRef(0);
  useEffect(() => {
    if (active === shown) return;
    const wait = active ? showAfter : Math.max(0, shownAt.current + keepFor - performance.now());
    const timer = setTimeout(() => {
      shownAt.current = performance.now();
      setShown(active);
    }, wait);
    return () => clearTimeout(timer);
  }, [active, shown, showAfter, keepFor]);
  return shown;
}
