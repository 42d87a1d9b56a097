import { paths } from '@az/shared/paths';
import { Button } from '@az/shared/ui/Button';
import { TextLink } from '@az/shared/ui/TextLink';
import { Title } from '@az/shared/ui/Title';
import { useEffect, useRef } from 'react';
import { unreadCount } from '../../data/notifications/create-notifications-store.ts';
import { notifications } from '../../data/notifications/notifications-store.ts';
import { useNotifications } from '../../data/notifications/use-notifications.ts';
import { words as shared } from '../../ui/words.ts';
import styles from './GlanceNotifications.module.css';
import { GlanceNotifications } from './GlanceNotifications.tsx';
import { words } from './words.ts';

/** The latest notifications under their heading, which takes the focus unless that has gone elsewhere meanwhile. */
export function NotificationsGlance() {
  const heading = useRef<HTMLHeadingElement>(null);
  const unread = unreadCount(useNotifications());

  useEffect(() => {
    const around = heading.current?.parentElement?.closest('[tabindex]');
    if (!around || around.contains(document.activeElement)) heading.current?.focus({ preventScroll: true });
  }, []);

  function markAllRead() {
    notifications.markAllRead();
    heading.current?.focus();
  }

  return (
    <div className={styles.glance}>
      <header className={styles.header}>
        <Title order={2} ref={heading} size="h4" tabIndex={-1}>
          {words.heading}
        </Title>
        {unread > 0 && (
          <Button onClick={markAllRead} size="compact-sm" variant="subtle">
            {shared.markAllRead}
          </Button>
        )}
      </header>
      <GlanceNotifications label={words.heading} />
      <p className={styles.all}>
        <TextLink to={paths.notifications()}>{words.seeAll}</TextLink>
      </p>
    </div>
  );
}
