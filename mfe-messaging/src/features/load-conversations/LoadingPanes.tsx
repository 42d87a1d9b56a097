import { Skeleton } from '@az/shared/ui/Skeleton';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import { TwoPanes } from '../../ui/TwoPanes.tsx';
import styles from './LoadingPanes.module.css';
import { words } from './words.ts';

const rows = ['1', '2', '3', '4', '5', '6', '7'];

function LoadingRow() {
  return (
    <div className={styles.row}>
      <Skeleton circle height={48} width={48} />
      <div className={styles.lines}>
        <Skeleton height={14} width="55%" />
        <Skeleton height={12} width="85%" />
      </div>
    </div>
  );
}

/** The places of the list and of the conversation, shown when loading takes long enough to notice. */
export function LoadingPanes({ showing }: { showing: 'list' | 'detail' }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
      <TwoPanes
        detail={
          <div className={styles.conversation}>
            <Skeleton height={44} width="45%" />
            <Skeleton height={64} width="60%" />
            <Skeleton className={styles.own} height={64} width="50%" />
            <Skeleton height={64} width="40%" />
          </div>
        }
        list={
          <div className={styles.list}>
            {rows.map((row) => (
              <LoadingRow key={row} />
            ))}
          </div>
        }
        showing={showing}
      />
    </div>
  );
}
