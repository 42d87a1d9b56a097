import { isOffline, subscribeToNetwork } from '@az/shared/api';
import { useSyncExternalStore } from 'react';
import styles from './OfflineBar.module.css';

/** Shows below the header that the browser is offline; does not move the page. */
export function OfflineBar() {
  const isShown = useSyncExternalStore(subscribeToNetwork, isOffline);
  return (
    <div className={styles.container} role="status">
      {isShown && <span className={styles.bar}>Vous êtes hors ligne.</span>}
    </div>
  );
}
