import { Alert } from '@az/shared/ui/Alert';
import { TextLink } from '@az/shared/ui/TextLink';
import type { Alarm } from '../data/reply-types.ts';
import { shortMoment } from '../format.ts';
import { areaName } from '../labels.ts';
import { alarmSentence } from '../sentences.ts';
import { Version } from '../ui/Version.tsx';
import { areaAddress } from '../use-view.ts';
import styles from './Alarms.module.css';

function HeldVersion({ alarm }: { alarm: Alarm }) {
  if (alarm.reason !== 'held') return null;
  const { area, version } = alarm;
  return (
    <span className={styles.subject}>
      <TextLink inherit to={areaAddress(area)}>
        {areaName(area)}
      </TextLink>{' '}
      <Version name={version} /> est en attente.
    </span>
  );
}

export function Alarms({ alarms }: { alarms: Alarm[] }) {
  if (alarms.length === 0) return null;
  const title = alarms.length === 1 ? 'Une alerte' : `${alarms.length} alertes`;
  return (
    <Alert className={styles.alarms} color="red" role="alert" title={title}>
      <ul className={styles.list}>
        {alarms.map((alarm) => (
          <li key={`${alarm.reason} ${'area' in alarm ? alarm.area : ''} ${alarm.since}`}>
            <HeldVersion alarm={alarm} /> {alarmSentence(alarm)}{' '}
            <span className={styles.since}>
              Depuis le <time dateTime={alarm.since}>{shortMoment(alarm.since)}</time>
            </span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
