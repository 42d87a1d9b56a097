import { onSessionRemoved } from '@az/shared/auth';
import { setCount } from '@az/shared/counts';
import { unreadIn } from './conversation.ts';
import { createMessagingStore } from './create-messaging-store.ts';
import type { MessagingState } from './messaging-state.ts';
import { sampleConversations } from './sample-conversations.ts';

/** How many messages the member has not read. */
export function unreadTotal({ conversations }: MessagingState): number {
  return conversations.reduce((total, conversation) => total + unreadIn(conversation), 0);
}

/** The page's one store of conversations; the count in the header follows it. */
export const messaging = createMessagingStore(sampleConversations());

messaging.store.subscribe((state, before) => {
  if (state.status === 'ready' && state.conversations !== before.conversations) {
    setCount('messages', unreadTotal(state));
  }
});

onSessionRemoved(messaging.forget);
