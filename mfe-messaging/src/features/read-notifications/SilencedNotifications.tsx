import { notificationKindNames } from '@az/shared/contracts';
import { Button } from '@az/shared/ui/Button';
import { Title } from '@az/shared/ui/Title';
import { useId } from 'react';
import { notifications } from '../../data/notifications/notifications-store.ts';
import { useNotifications } from '../../data/notifications/use-notifications.ts';
import styles from './ReadNotifications.module.css';
import { words } from './words.ts';

/** The silenced kinds with buttons to switch them on again; nothing if there are none. */
export function SilencedNotifications() {
  const { silenced, status } = useNotifications();
  const { kinds, people } = silenced;
  const heading = useId();
  if (status !== 'ready' || kinds.length + people.length === 0) return null;
  const entries = [
    ...kinds.map((kind) => ({
      name: notificationKindNames[kind],
      next: { people, kinds: kinds.filter((one) => one !== kind) },
    })),
    ...people.map((person) => ({
      name: person.name,
      next: { kinds, people: people.filter((one) => one !== person) },
    })),
  ];
  function restore(next: typeof silenced) {
    notifications.silence(next);
    document.getElementById('titre')?.focus();
  }
  return (
    <section aria-labelledby={heading} className={styles.silenced}>
      <Title id={heading} order={2} size="h5">
        {words.silenced}
      </Title>
      <ul className={styles.list}>
        {entries.map(({ name, next }) => (
          <li className={styles.entry} key={name}>
            {name}
            <Button
              aria-label={words.restoreOf(name)}
              onClick={() => restore(next)}
              size="compact-md"
              variant="subtle"
            >
              {words.restore}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
