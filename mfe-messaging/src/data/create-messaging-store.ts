import { createStore } from 'zustand';
import { changeConversations } from './change-conversations.ts';
import type { ChatMessage, Conversation } from './conversation.ts';
import type { ConversationSource } from './conversation-source.ts';
import { readDeviceData } from './device-data.ts';
import { type MessagingState, noConversations } from './messaging-state.ts';
import { readMessages } from './read-messages.ts';
import { sendMessages } from './send-messages.ts';

type Events = {
  /** Called for an incoming message. */
  onArrival?: (conversation: Conversation, message: ChatMessage) => void;
  /** Called when the source refused a change and it was rolled back. */
  onRefused?: (thrown: unknown) => void;
};

/** The store of the signed-in member's conversations, with all its actions. */
export function createMessagingStore(source: ConversationSource, events: Events = {}) {
  const known = createStore<MessagingState>(() => noConversations);
  const { getState, setState } = known;
  const { shown, ...changes } = changeConversations(known, source, (thrown) => events.onRefused?.(thrown));
  const reading = readMessages(known, shown, changes.change);
  let stopListening = () => {};

  function handleArrival(contactId: string, message: ChatMessage) {
    reading.receive(contactId, message);
    const conversation = shown.getState().conversations.find(({ contact }) => contact.id === contactId);
    if (conversation) events.onArrival?.(conversation, message);
  }

  async function loadAnew(memberId: string) {
    const { onScreen } = getState();
    setState({ ...noConversations, ...readDeviceData(memberId), status: 'loading', memberId, onScreen });
    const conversations = await source.load(memberId);
    if (getState().memberId !== memberId) return;
    setState({ status: 'ready', conversations });
    stopListening = source.listen(handleArrival);
    for (const contactId of getState().onScreen) reading.markRead(contactId);
  }

  return {
    store: shown,
    ...reading,
    ...changes,
    ...sendMessages(known, source),
    /** Loads the member's conversations once; again only after a failure or for another member. */
    async load(memberId: string) {
      const { memberId: loadedFor, status } = getState();
      if (loadedFor === memberId && status !== 'failed') return;
      stopListening();
      try {
        await loadAnew(memberId);
      } catch {
        // The screen offers to retry, whatever the cause.
        if (getState().memberId === memberId) setState({ status: 'failed' });
      }
    },
    /** Removes all data of the member; pending replies are dropped. */
    forget() {
      stopListening();
      setState({ ...noConversations, onScreen: getState().onScreen });
    },
  };
}
