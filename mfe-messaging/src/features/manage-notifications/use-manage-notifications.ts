import { toast } from '@az/shared/toast';
import { notifications } from '../../data/notifications/notifications-store.ts';
import { useNotifications } from '../../data/notifications/use-notifications.ts';
import { mayNotify } from '../../data/push-notice.ts';
import { words } from './words.ts';

/** Time to read why nothing has changed. */
const duration = 6000;

/** What can be done with all notifications. Push is chosen only when the browser allows it; it is asked then only. */
export function useManageNotifications() {
  const { channels } = useNotifications();
  const choose = (change: Partial<typeof channels>) =>
    notifications.choose({ channels: { ...notifications.store.getState().channels, ...change } });
  return {
    channels,
    markAllRead: notifications.markAllRead,
    chooseEmail: (email: boolean) => choose({ email }),
    async choosePush(push: boolean) {
      if (push && !(await mayNotify())) toast({ message: words.pushRefused, variant: 'danger', duration });
      else choose({ push });
    },
  };
}
