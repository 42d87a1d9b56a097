import { onSessionRemoved } from '@az/shared/auth';
import { setUnreadCount } from '@az/shared/storage';
import { toastFailure } from '@az/shared/toast';
import { announceArrival } from './announce-arrival.ts';
import { unreadTotal } from './conversation.ts';
import { createMessagingStore } from './create-messaging-store.ts';

export const messaging = createMessagingStore({
  onArrival: (conversation, message) => announceArrival(messaging.store.getState(), conversation, message),
  onRefused: (thrown) => toastFailure('Ce changement n’a pas pu être enregistré.', thrown),
});

messaging.store.subscribe((state, before) => {
  if (state.status === 'ready' && state.conversations !== before.conversations) {
    setUnreadCount('messages', unreadTotal(state.conversations));
  }
});

onSessionRemoved(() => messaging.forget());
