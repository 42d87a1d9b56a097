import { onSessionRemoved } from '@az/shared/auth';
import { toastFailure } from '@az/shared/toast';
import type { TellArrival } from './arrival-notices.ts';
import { countUnread } from './count-unread.ts';
import { createMessagingStore } from './create-messaging-store.ts';

export const messaging = createMessagingStore({
  onArrival: async (contactId, message) => {
    try {
      (await notices())(contactId, message);
    } catch {
      // Without the code there is no notice; the message is in the list, and the next one asks for the code again.
    }
  },
  onRefused: (thrown) => toastFailure('Ce changement n’a pas pu être enregistré.', thrown),
});

let loading: Promise<TellArrival> | undefined;

/** What tells of new messages. Loaded with the first one, so that the first view is smaller. */
function notices(): Promise<TellArrival> {
  loading ??= import('./arrival-notices.ts').then(({ arrivalNotices }) =>
    arrivalNotices({
      read: () => messaging.store.getState(),
      speak: messaging.speak,
      mute: (contactId) => messaging.change(contactId, { isMuted: true }),
    }),
  );
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

countUnread(messaging.store);

onSessionRemoved(() => messaging.forget());
