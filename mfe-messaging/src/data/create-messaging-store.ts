import { createStore } from 'zustand';
import { changeConversations } from './change-conversations.ts';
import type { ChatMessage, Conversation } from './conversation.ts';
import type { ConversationSource } from './conversation-source.ts';
import { readKept } from './kept-on-device.ts';
import { type MessagingState, noConversations } from './messaging-state.ts';
import { readMessages } from './read-messages.ts';
import { sendMessages } from './send-messages.ts';

type Events = {
  /** A message has arrived. */
  onArrival?: (conversation: Conversation, message: ChatMessage) => void;
  /** The source did not take a change; it was taken back. */
  onRefused?: () => void;
};

/** The conversations of the signed-in member, and everything that changes them. */
export function createMessagingStore(source: ConversationSource, events: Events = {}) {
  const store = createStore<MessagingState>(() => noConversations);
  const { getState, setState } = store;
  const decisions = changeConversations(store, source, () => events.onRefused?.());
  const reading = readMessages(store, decisions.change);
  let stopListening = () => {};

  function handleArrival(contactId: string, message: ChatMessage) {
    reading.receive(contactId, message);
    const conversation = getState().conversations.find(({ contact }) => contact.id === contactId);
    if (conversation) events.onArrival?.(conversation, message);
  }

  async function loadAnew(memberId: string) {
    const { onScreen } = getState();
    setState({ ...noConversations, ...readKept(memberId), status: 'loading', memberId, onScreen });
    const conversations = await source.load(memberId);
    if (getState().memberId !== memberId) return;
    setState({ status: 'ready', conversations });
    stopListening = source.listen(handleArrival);
    for (const contactId of getState().onScreen) reading.markRead(contactId);
  }

  return {
    store,
    ...reading,
    ...decisions,
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
      setState({ ...noConversations, onScreen: getState().onScreen });
    },
  };
}
