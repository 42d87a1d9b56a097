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

/** Shows below the header that the browser is offline; does not move the page. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div className={styles.container} role="status">
      {!isOnline && <span className={styles.bar}>Vous êtes hors ligne.</span>}
    </div>
  );
}
