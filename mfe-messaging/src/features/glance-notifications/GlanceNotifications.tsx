import { EmptyState } from '@az/shared/ui/EmptyState';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { IconBell } from '@az/shared/ui/icons';
import { visibleNotifications } from '../../data/notifications/create-notifications-store.ts';
import { notifications } from '../../data/notifications/notifications-store.ts';
import { useLoadNotifications, useNotifications } from '../../data/notifications/use-notifications.ts';
import { LoadingNotifications } from '../../ui/LoadingNotifications.tsx';
import { NotificationRow } from '../../ui/NotificationRow.tsx';
import { words as shared } from '../../ui/words.ts';
import styles from './GlanceNotifications.module.css';

/** Number of notifications. */
const count = 4;

/** The latest notifications; opening one marks it as read. */
export function GlanceNotifications({ label }: { label: string }) {
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
          <NotificationRow
            notification={one}
            onFollow={() => notifications.change([one.id], { isRead: true })}
          />
        </li>
      ))}
    </ul>
  );
}
