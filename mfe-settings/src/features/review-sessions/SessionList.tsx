import type { OpenSession } from '@az/shared/contracts';
import { longDateTime } from '@az/shared/format';
import { Badge } from '@az/shared/ui/Badge';
import { Button } from '@az/shared/ui/Button';
import { Text } from '@az/shared/ui/Text';
import { Title } from '@az/shared/ui/Title';
import { useId } from 'react';
import styles from './ReviewSessions.module.css';
import { addressOf, nameOf, words } from './words.ts';

function Moment({ label, at }: { label: string; at: string | null }) {
  if (at === null) return null;
  return (
    <Text c="dimmed" size="sm">
      {label}
      <time dateTime={at}>{longDateTime(at)}</time>
    </Text>
  );
}

function SessionRow({ session, onEnd }: { session: OpenSession; onEnd: () => void }) {
  const { network, openedAt, lastUsedAt, isCurrent } = session;
  const uid = useId();
  return (
    <li className={styles.session}>
      <div id={uid}>
        <div className={styles.name}>
          <Title order={3}>{nameOf(session)}</Title>
          {isCurrent && <Badge>{words.current}</Badge>}
        </div>
        <Moment at={lastUsedAt} label={words.lastUsed} />
        <Moment at={openedAt} label={words.opened} />
        {network && (
          <Text c="dimmed" size="sm">
            {words.address}
            {addressOf(network)}
          </Text>
        )}
      </div>
      {!isCurrent && (
        <Button aria-describedby={uid} onClick={onEnd} size="sm" variant="default">
          {words.end}
        </Button>
      )}
    </li>
  );
}

/** List of open sessions; the current one cannot be ended here. */
export function SessionList({
  sessions,
  onEnd,
}: {
  sessions: OpenSession[];
  onEnd: (session: OpenSession) => void;
}) {
  return (
    <ul className={styles.list}>
      {sessions.map((session) => (
        <SessionRow key={session.id} onEnd={() => onEnd(session)} session={session} />
      ))}
    </ul>
  );
}
