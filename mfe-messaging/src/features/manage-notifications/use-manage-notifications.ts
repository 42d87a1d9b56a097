import { setDevicePreference, useDevicePreference } from '@az/shared/storage';
import { toast } from '@az/shared/toast';
import { notifications } from '../../data/notifications/notifications-store.ts';
import { useMarkAllRead } from '../../data/notifications/use-mark-all-read.ts';
import { useNotifications } from '../../data/notifications/use-notifications.ts';
import { mayNotify } from '../../data/push-notice.ts';
import { words } from './words.ts';

/** Duration of the error toast, long enough to read. */
const duration = 6000;

/** Actions on all notifications. Push is only switched on when the browser allows it, which is asked at that time. */
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
