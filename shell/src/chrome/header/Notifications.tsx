import { isSlotFilled } from '@az/shared/area';
import { paths } from '@az/shared/paths';
import { useUnreadCounts } from '@az/shared/storage';
import { IconBell } from '@az/shared/ui/icons';
import { CountLink } from './CountLink.tsx';
import { NotificationsMenu } from './NotificationsMenu.tsx';

/** The bell: opens the latest notifications, or links to all of them if no area shows the latest. */
export function Notifications() {
  const { notifications } = useUnreadCounts();
  if (isSlotFilled('messaging.notifications-menu')) return <NotificationsMenu count={notifications} />;
  return (
    <CountLink
      adjective="non lue"
      count={notifications}
      icon={<IconBell />}
      label="Notifications"
      to={paths.notifications()}
    />
  );
}
