import { useLiveState } from '@az/shared/live';
import styles from './ChooseConversation.module.css';

/** Says, while the live connection is down, that changes by others do not show at once. */
export function LiveNotice() {
  const isDown = useLiveState() === 'down';
  return <output className={styles.live}>{isDown && 'Hors direct — nouvelle tentative…'}</output>;
}
