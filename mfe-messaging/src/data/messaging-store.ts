import { onSessionRemoved } from '@az/shared/auth';
import { toastFailure } from '@az/shared/toast';
import { arrivalNotices } from './arrival-notices.ts';
import { countUnread } from './count-unread.ts';
import { createMessagingStore } from './create-messaging-store.ts';

export const messaging = createMessagingStore({
  onArrival: (contactId, message) => tellOf(contactId, message),
  onRefused: (thrown) => toastFailure('Ce changement n’a pas pu être enregistré.', thrown),
});

const tellOf = arrivalNotices({
  read: () => messaging.store.getState(),
  speak: messaging.speak,
  mute: (contactId) => messaging.change(contactId, { isMuted: true }),
});

countUnread(messaging.store);

onSessionRemoved(() => messaging.forget());
