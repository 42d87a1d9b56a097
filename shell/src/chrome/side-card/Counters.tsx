import { compactCount, fullCount } from '@az/shared/format';
import styles from './Counters.module.css';
import { sampleCounters } from './sample-counters.ts';

/** Posts, followers and following. */
export function Counters() {
  return (
    <dl className={styles.counters}>
      {sampleCounters.map(({ label, count }) => (
        <div className={styles.counter} key={label}>
          <dt>{label}</dt>
          <dd title={fullCount(count)}>{compactCount(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
