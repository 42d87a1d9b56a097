import { onSessionRemoved } from '@az/shared/auth';
import { setUnreadCount } from '@az/shared/storage';
import { toastFailure } from '@az/shared/toast';
import { createNotificationsStore, unreadCount } from './create-notifications-store.ts';
import { sampleNotificationSource } from './sample-notification-source.ts';

export const notifications = createNotificationsStore(sampleNotificationSource(), (thrown) =>
  toastFailure('Ce changement n’a pas pu être enregistré.', thrown),
);

notifications.store.subscribe((state) => {
  if (state.status === 'ready') setUnreadCount('notifications', unreadCount(state));
});

onSessionRemoved(() => notifications.forget());
