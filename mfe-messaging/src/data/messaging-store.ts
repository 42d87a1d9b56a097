import { onSessionRemoved } from '@az/shared/auth';
import { setUnreadCount } from '@az/shared/storage';
import { toastFailure } from '@az/shared/toast';
import { arrivalNotices } from './arrival-notices.ts';
import { unreadTotal } from './conversation.ts';
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

/**
 * How long a new message is not counted yet, in milliseconds: as long as it takes to read one in an open conversation,
 * whose count would otherwise flash.
 */
const countAfterMs = 700;

let counted = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function count(): void {
  const { status, conversations } = messaging.store.getState();
  if (status !== 'ready') return;
  counted = unreadTotal(conversations);
  setUnreadCount('messages', counted);
}

messaging.store.subscribe((state, before) => {
  if (state.status !== 'ready' || state.conversations === before.conversations) return;
  clearTimeout(timer);
  // The first count of a page and smaller counts are shown at once.
  if (before.status !== 'ready' || unreadTotal(state.conversations) <= counted) count();
  else timer = setTimeout(count, countAfterMs);
});

onSessionRemoved(() => messaging.forget());
