import styles from './CountBadge.module.css';

/** The visible count on a button whose accessible name contains it; nothing for zero. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span aria-hidden="true" className={styles.count}>
      {count > 99 ? '99+' : count}
    </span>
  );
}
