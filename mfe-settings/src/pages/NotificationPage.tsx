import { ChooseNotifications } from '../features/choose-notifications/ChooseNotifications.tsx';
import { SettingsPage } from '../ui/SettingsPage.tsx';

function NotificationPage() {
  return (
    <SettingsPage intro="Ce dont nous vous informons, et comment." title="Notifications">
      <ChooseNotifications />
    </SettingsPage>
  );
}

export { NotificationPage as Component };
