import { useNavigation } from '@az/shared/router';
import styles from './ProgressBar.module.css';
import { useDelayedFlag } from './use-delayed-flag.ts';

/** Thin bar at the top while a page loads; not shown for pages that load within 150 ms. */
export function ProgressBar() {
  const loading = useNavigation().state !== 'idle';
  const shown = useDelayedFlag(loading, { showAfter: 150, keepFor: 300 });
  if (!shown) return null;
  return <div aria-label="Chargement de la page" className={styles.bar} role="progressbar" />;
}
