import { Skeleton } from '@az/shared/ui/Skeleton';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import { useEffect, useState } from 'react';
import styles from './TileGrid.module.css';
import waiting from './Waiting.module.css';

/** Milliseconds before it shows: what comes sooner needs none. */
const patience = 150;

/** Holds the place of cards that are on their way; `label` says which. */
export function TileSkeletons({ label }: { label: string }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={waiting.waiting}>
      <div className={styles.grid} role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
        {isLate && ['a', 'b', 'c', 'd'].map((key) => <Skeleton height={220} key={key} radius="lg" />)}
      </div>
    </div>
  );
}
