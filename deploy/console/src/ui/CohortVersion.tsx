import type { HealthMinute } from '../data/reply-types.ts';
import { CohortBadge } from './CohortBadge.tsx';
import styles from './CohortVersion.module.css';
import { Version } from './Version.tsx';

type Props = { cohort: HealthMinute['cohort']; version: string | null };

export function CohortVersion({ cohort, version }: Props) {
  return (
    <div className={styles.pair}>
      <CohortBadge cohort={cohort} />
      <Version name={version} />
    </div>
  );
}
