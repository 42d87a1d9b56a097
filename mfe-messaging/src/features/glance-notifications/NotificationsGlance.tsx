import { paths } from '@az/shared/paths';
import { UndoNotice } from '@az/shared/social/UndoNotice';
import { Button } from '@az/shared/ui/Button';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { IconBell } from '@az/shared/ui/icons';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { TextLink } from '@az/shared/ui/TextLink';
import { Title } from '@az/shared/ui/Title';
import { useEffect, useRef } from 'react';
import { notifications, visibleNotifications } from '../../data/notifications/notifications-store.ts';
import { useMarkAllRead } from '../../data/notifications/use-mark-all-read.ts';
import { useLoadNotifications, useNotifications } from '../../data/notifications/use-notifications.ts';
import { LoadingNotifications } from '../../ui/LoadingNotifications.tsx';
import { NotificationRow } from '../../ui/NotificationRow.tsx';
import { words as shared } from '../../ui/words.ts';
import styles from './GlanceNotifications.module.css';

const count = 4;

/** The latest notifications; opening one marks it as read. */
function GlanceNotifications({ label }: { label: string }) {
  const retry = useLoadNotifications();
  const state = useNotifications();
  if (state.status === 'failed') return <ErrorState onRetry={retry}>{shared.notificationsFailed}</ErrorState>;
  if (state.status !== 'ready') return <LoadingNotifications count={count} />;
  const latest = visibleNotifications(state).slice(0, count);
  if (latest.length === 0) return <EmptyState icon={<IconBell />}>{shared.upToDate}</EmptyState>;
  return (
    <ul aria-label={label} className={styles.list}>
      {latest.map((one) => (
        <li key={one.id}>
          <NotificationRow notification={one} onFollow={() => notifications.mark([one.id], true)} />
        </li>
      ))}
    </ul>
  );
}

const words = {
  heading: 'Notifications',
  seeAll: 'Voir toutes les notifications',
};

/** The latest notifications. Their heading takes the focus, unless the focus has moved elsewhere meanwhile. */
export function NotificationsGlance() {
  const glance = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { unread } = useNotifications();
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
          <Button onClick={() => marking.markAllRead()} size="compact-sm" variant="subtle">
            {shared.markAllRead}
          </Button>
        )}
      </header>
      {marking.isMarked && (
        <UndoNotice
          onEnd={() => {
            // If the focus is in the notice, moves it: the focus would be lost when the notice is removed.
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
      <SampleNotice extension="notifications" />
      <GlanceNotifications label={words.heading} />
      <p className={styles.all}>
        <TextLink to={paths.notifications()}>{words.seeAll}</TextLink>
      </p>
    </div>
  );
}
