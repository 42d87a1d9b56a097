import { useLiveState } from '@az/shared/live';
import styles from './ChooseConversation.module.css';

/** Says that what others do does not show at once, while there is no connection. */
export function LiveNotice() {
  const isDown = useLiveState() === 'down';
  return <output className={styles.live}>{isDown && 'Hors direct — nouvelle tentative…'}</output>;
}
