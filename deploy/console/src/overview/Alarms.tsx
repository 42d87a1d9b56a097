import type { Alarm } from '@az/shared/control';
import { Alert } from '@az/shared/ui/Alert';
import { shortMoment } from '../words.ts';
import styles from './Alarms.module.css';

/** What a person has to look at now; announced when it appears. */
export function Alarms({ alarms }: { alarms: Alarm[] }) {
  if (alarms.length === 0) return null;
  const title = alarms.length === 1 ? 'Une alerte' : `${alarms.length} alertes`;
  return (
    <Alert className={styles.alarms} color="red" role="alert" title={title}>
      <ul className={styles.list}>
        {alarms.map(({ since, sentence }) => (
          <li key={`${since} ${sentence}`}>
            <span lang="en">{sentence}</span>{' '}
            <span className={styles.since}>
              Depuis le <time dateTime={since}>{shortMoment(since)}</time>
            </span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
