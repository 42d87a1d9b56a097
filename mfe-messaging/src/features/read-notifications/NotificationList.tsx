import { optional } from '@az/shared/late-parts';
import { UndoNotice } from '@az/shared/social/UndoNotice';
import { Button, ButtonLink } from '@az/shared/ui/Button';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { IconBell } from '@az/shared/ui/icons';
import type { Filter } from '../../data/notifications/notification.ts';
import { useLoadNotifications } from '../../data/notifications/use-notifications.ts';
import { LoadingNotifications } from '../../ui/LoadingNotifications.tsx';
import { words as shared } from '../../ui/words.ts';
import { NotificationItem } from './NotificationItem.tsx';
import styles from './ReadNotifications.module.css';
import { useNotificationList } from './use-notification-list.ts';
import { filterTabs, words } from './words.ts';

/** Loaded when it is asked for. */
const ExplainNotification = optional(() =>
  import('./ExplainNotification.tsx').then((part) => part.ExplainNotification),
);

type Props = { filter: Filter; does: ReturnType<typeof useNotificationList> };

function Rows({ filter, does }: Props) {
  const retry = useLoadNotifications();
  if (does.status === 'failed') return <ErrorState onRetry={retry}>{shared.notificationsFailed}</ErrorState>;
  if (does.status !== 'ready') return <LoadingNotifications count={6} />;
  if (does.items.length === 0)
    return (
      <EmptyState
        action={
          filter !== 'all' && (
            <ButtonLink to={filterTabs.all.to} variant="default">
              {words.seeAll}
            </ButtonLink>
          )
        }
        icon={<IconBell />}
      >
        {words.none[filter]}
      </EmptyState>
    );
  return (
    <>
      <ul aria-label={words.list} className={styles.list} ref={does.list}>
        {does.items.map((notification) => (
          <li key={notification.id}>
            {does.notice?.id === notification.id ? (
              <UndoNotice onEnd={does.endNotice} onUndo={does.notice.undo}>
                {does.notice.text}
              </UndoNotice>
            ) : (
              <NotificationItem does={does} notification={notification} />
            )}
          </li>
        ))}
      </ul>
      {does.hasMore && (
        <Button className={styles.more} onClick={does.showMore} variant="default">
          {words.more}
        </Button>
      )}
    </>
  );
}

/** The notifications of one filter, twelve at a time. */
export function NotificationList({ filter }: { filter: Filter }) {
  const does = useNotificationList(filter);
  return (
    <>
      <Rows does={does} filter={filter} />
      {does.explained && <ExplainNotification {...does.explained} />}
    </>
  );
}
