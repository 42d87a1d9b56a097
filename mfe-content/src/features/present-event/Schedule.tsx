import { PersonRow } from '@az/shared/social/PersonRow';
import { TitledCard } from '@az/shared/ui/TitledCard';
import type { Session } from '../../data/events/event.ts';
import styles from './PresentEvent.module.css';
import { words } from './words.ts';

/** The programme of an event; each part expands. */
export function Schedule({ sessions }: { sessions: Session[] }) {
  if (sessions.length === 0) return null;
  return (
    <TitledCard title={words.schedule}>
      <ul className={styles.sessions}>
        {sessions.map(({ id, time, title, text, speaker }, index) => (
          <li key={id}>
            <details className={styles.session} open={index === 0}>
              <summary>
                <time className={styles.time}>{time}</time> {title}
              </summary>
              <div>
                <p className={styles.text}>{text}</p>
                {speaker && <PersonRow person={speaker} />}
              </div>
            </details>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
