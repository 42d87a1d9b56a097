import { paths } from '@az/shared/paths';
import { UndoNotice } from '@az/shared/social/UndoNotice';
import { Button } from '@az/shared/ui/Button';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { TextLink } from '@az/shared/ui/TextLink';
import { Title } from '@az/shared/ui/Title';
import { useEffect, useRef } from 'react';
import { unreadCount } from '../../data/notifications/create-notifications-store.ts';
import { useMarkAllRead } from '../../data/notifications/use-mark-all-read.ts';
import { useNotifications } from '../../data/notifications/use-notifications.ts';
import { words as shared } from '../../ui/words.ts';
import styles from './GlanceNotifications.module.css';
import { GlanceNotifications } from './GlanceNotifications.tsx';
import { words } from './words.ts';

/** The latest notifications with a heading, which takes the focus unless it has moved elsewhere meanwhile. */
export function NotificationsGlance() {
  const glance = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const unread = unreadCount(useNotifications());
  const marking = useMarkAllRead();

  useEffect(() => {
    const around = heading.current?.parentElement?.closest('[tabindex]');
    if (!around || around.contains(document.activeElement)) heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className={styles.glance} ref={glance}>
      <header className={styles.header}>
        <Title order={2} ref={heading} size="h4" tabIndex={-1}>
          {words.heading}
        </Title>
        {unread > 0 && (
          <Button onClick={marking.markAllRead} size="compact-sm" variant="subtle">
            {shared.markAllRead}
          </Button>
        )}
      </header>
      {marking.isMarked && (
        <UndoNotice
          onEnd={() => {
            // The notice had the focus: move it, so that it does not fall back to the start of the page.
            if (glance.current?.contains(document.activeElement)) heading.current?.focus();
            marking.end();
          }}
          onUndo={() => {
            marking.takeBack();
            heading.current?.focus();
          }}
        >
          {shared.allRead}
        </UndoNotice>
      )}
      <SampleNotice />
      <GlanceNotifications label={words.heading} />
      <p className={styles.all}>
        <TextLink to={paths.notifications()}>{words.seeAll}</TextLink>
      </p>
    </div>
  );
}
