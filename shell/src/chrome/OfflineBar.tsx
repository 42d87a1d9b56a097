import { useSyncExternalStore } from 'react';
import styles from './OfflineBar.module.css';

function subscribe(change: () => void): () => void {
  window.addEventListener('online', change);
  window.addEventListener('offline', change);
  return () => {
    window.removeEventListener('online', change);
    window.removeEventListener('offline', change);
  };
}

/** Says that the browser is offline, below the header, for as long as it is; moves nothing. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div className={styles.container} role="status">
      {!isOnline && <span className={styles.bar}>Vous êtes hors ligne.</span>}
    </div>
  );
}
