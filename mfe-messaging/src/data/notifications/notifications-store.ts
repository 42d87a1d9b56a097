import { onSessionRemoved } from '@az/shared/auth';
import { setUnreadCount } from '@az/shared/storage';
import { toast } from '@az/shared/toast';
import { createNotificationsStore, unreadCount } from './create-notifications-store.ts';
import { sampleNotificationSource } from './sample-notification-source.ts';

/** The page's store of notifications; the count in the header follows it. */
export const notifications = createNotificationsStore(sampleNotificationSource(), () =>
  toast({ message: 'Ce changement n’a pas pu être enregistré. Réessayez.', variant: 'danger' }),
);

notifications.store.subscribe((state) => {
  if (state.status === 'ready') setUnreadCount('notifications', unreadCount(state));
});

onSessionRemoved(() => notifications.forget());
