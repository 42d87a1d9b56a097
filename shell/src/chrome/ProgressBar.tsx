import { useNavigation } from '@az/shared/router';
import { useEffect, useRef, useState } from 'react';
import styles from './ProgressBar.module.css';

/** Delays `active` to prevent flicker: true only after `showAfter`, and then for at least `keepFor` milliseconds. */
function useDelayedFlag(
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

/**
 * Thin bar at the top while a page loads; not shown for pages that load within 150 ms. It is above all landmarks, so it
 * is in a status. The status is silent, because the focus then moves to the heading of the new page.
 */
export function ProgressBar() {
  const loading = useNavigation().state !== 'idle';
  const shown = useDelayedFlag(loading, { showAfter: 150, keepFor: 300 });
  if (!shown) return null;
  return (
    <div aria-live="off" role="status">
      <div aria-label="Chargement de la page" className={styles.bar} role="progressbar" />
    </div>
  );
}
