import { createStore } from 'zustand';
import { readUpTo } from './conversation-changes.ts';
import type { ConversationSource } from './conversation-source.ts';
import { readKept } from './kept-on-device.ts';
import { type MessagingState, noConversations } from './messaging-state.ts';
import { readMessages } from './read-messages.ts';
import { sendMessages } from './send-messages.ts';

/** The conversations of the signed-in member, and everything that changes them. */
export function createMessagingStore(source: ConversationSource) {
  const store = createStore<MessagingState>(() => noConversations);
  const { getState, setState } = store;
  const { markRead, receive, open, close } = readMessages(store);
  let stopListening = () => {};

  async function loadAnew(memberId: string) {
    const kept = readKept(memberId);
    const { openContact } = getState();
    setState({ ...noConversations, ...kept, status: 'loading', memberId, openContact });
    const loaded = await source.load(memberId);
    if (getState().memberId !== memberId) return;
    const lastRead = (contactId: string) => kept.lastRead[contactId];
    setState({
      status: 'ready',
      conversations: loaded.map((one) => readUpTo(one, lastRead(one.contact.id))),
    });
    stopListening = source.listen(receive);
    const nowOpen = getState().openContact;
    if (nowOpen !== null) markRead(nowOpen);
  }

  return {
    store,
    open,
    close,
    ...sendMessages(store, source),
    /** Loads the member's conversations once; again only after a failure or for another member. */
    async load(memberId: string) {
      const { memberId: loadedFor, status } = getState();
      if (loadedFor === memberId && status !== 'failed') return;
      stopListening();
      try {
        await loadAnew(memberId);
      } catch {
        // Why makes no difference to the member: the screen offers to try again.
        if (getState().memberId === memberId) setState({ status: 'failed' });
      }
    },
    /** Forgets everything of the member; replies still to come never arrive. */
    forget() {
      stopListening();
      setState({ ...noConversations, openContact: getState().openContact });
    },
  };
}
