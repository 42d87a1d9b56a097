import { Progress as MantineProgress } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import styles from './Progress.module.css';

type Props = {
  label: string;
  /** Percentage. */
  value: number;
  className?: string;
};

export function Progress({ label, value, className = '' }: Props) {
  const percent = Math.round(Math.min(100, Math.max(0, value || 0)));
  return (
    <div className={`${styles.progress} ${className}`}>
      <MantineProgress className={styles.bar} aria-label={label} radius="xl" size="sm" value={percent} />
      <span aria-hidden="true" className={styles.figure}>
        {percent}&nbsp;%
      </span>
    </div>
  );
}
