import { Page } from '@az/shared/ui/Page';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { ManageNotifications } from '../features/manage-notifications/ManageNotifications.tsx';
import { ReadNotifications } from '../features/read-notifications/ReadNotifications.tsx';
import styles from './NotificationsPage.module.css';

function NotificationsPage() {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Page title="Notifications" />
        <ManageNotifications />
      </div>
      <SampleNotice extension="notifications" />
      <ReadNotifications />
    </div>
  );
}

export { NotificationsPage as Component };
