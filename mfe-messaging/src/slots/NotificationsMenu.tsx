import type { SlotProps } from '@az/shared/area';
import { NotificationsGlance } from '../features/glance-notifications/NotificationsGlance.tsx';

/** `messaging.notifications-menu`: the latest notifications, below the button of the header. */
function NotificationsMenu(_props: SlotProps['messaging.notifications-menu']) {
  return <NotificationsGlance />;
}

export { NotificationsMenu as Component };
