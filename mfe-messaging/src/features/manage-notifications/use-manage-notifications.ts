import { setDevicePreference, useDevicePreference } from '@az/shared/device-preferences';
import { toast } from '@az/shared/toast';
import { notifications } from '../../data/notifications/notifications-store.ts';
import { useMarkAllRead } from '../../data/notifications/use-mark-all-read.ts';
import { useNotifications } from '../../data/notifications/use-notifications.ts';
import { mayNotify } from '../../data/push-notice.ts';
import { words } from './words.ts';

/** Time to read why nothing has changed. */
const duration = 6000;

/** What can be done with all notifications. Push is chosen only when the browser allows it; it is asked then only. */
export function useManageNotifications() {
  const { channels } = useNotifications();
  const push = useDevicePreference('pushNotices');
  return {
    channels: { ...channels, push },
    marking: useMarkAllRead(),
    chooseEmail: (email: boolean) => notifications.choose({ channels: { email } }),
    async choosePush(wanted: boolean) {
      if (wanted && !(await mayNotify())) toast({ message: words.pushRefused, variant: 'danger', duration });
      else setDevicePreference('pushNotices', wanted);
    },
  };
}
