import { useSearchParams } from '@az/shared/router';
import { useUnreadPrefix } from '@az/shared/title';
import { TabLinks } from '@az/shared/ui/TabLinks';
import { filterOf } from '../../data/notifications/notification.ts';
import { useNotifications } from '../../data/notifications/use-notifications.ts';
import { NotificationList } from './NotificationList.tsx';
import styles from './ReadNotifications.module.css';
import { SilencedNotifications } from './SilencedNotifications.tsx';
import { filterTabs, words } from './words.ts';

/** All notifications, with the filter of the URL. */
export function ReadNotifications() {
  const [search] = useSearchParams();
  const filter = filterOf(search.get('filter'));
  useUnreadPrefix(useNotifications().unread);
  return (
    <div className={styles.read}>
      <TabLinks current={filterTabs[filter].to} label={words.filters} tabs={Object.values(filterTabs)} />
      <NotificationList filter={filter} key={filter} />
      <SilencedNotifications />
    </div>
  );
}
