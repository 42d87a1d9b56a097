import { createStore } from 'zustand';
import { changeConversations } from './change-conversations.ts';
import { type ChatMessage, keyOf } from './conversation.ts';
import { type ConversationCalls, conversationCalls } from './conversation-calls.ts';
import { inConversation } from './conversation-changes.ts';
import { readChoices } from './device-data.ts';
import type { ConversationListener } from './follow-server.ts';
import { loadHistory } from './load-history.ts';
import { type MessagingState, noConversations } from './messaging-state.ts';
import { readMessages } from './read-messages.ts';
import { sendMessages } from './send-messages.ts';
import { withServerMessages, withServerState } from './server-messages.ts';

type Events = {
  /** Called for each new message of a contact. */
  onArrival?: (contactId: string, message: ChatMessage) => void;
  /** Called when the server refused a change and it was rolled back. */
  onRefused?: (thrown: unknown) => void;
};

/** The store of the signed-in member's conversations, with all its actions. */
export function createMessagingStore(events: Events = {}) {
  const known = createStore<MessagingState>(() => noConversations);
  const { getState, setState } = known;
  let calls: ConversationCalls | null = null;
  let stopListening = () => {};

  function callsOf(): ConversationCalls {
    if (!calls) throw new Error('No conversations are loaded');
    return calls;
  }

  const add = (contactId: string, message: ChatMessage) =>
    setState(({ conversations }) => ({
      conversations: inConversation(conversations, contactId, (one) => withServerMessages(one, [message])),
    }));

  const { shown, ...changes } = changeConversations(known, callsOf, (thrown) => events.onRefused?.(thrown));
  const reading = readMessages(known, shown, changes.change);
  const { put, remove, catchUp, refresh, setUnread, ...history } = loadHistory(known, callsOf);
  const sending = sendMessages(known, callsOf);

  const listener: ConversationListener = {
    onArrival(contactId, message, isLate) {
      add(contactId, message);
      void catchUp(contactId);
      if (!isLate && message.to !== contactId) events.onArrival?.(contactId, message);
    },
    onChange(conversation) {
      const isKnown = getState().conversations.some((one) => keyOf(one) === keyOf(conversation));
      put(conversation);
      // Counts again, because its new messages were not among the unread ones of conversations that are not loaded.
      if (!isKnown && getState().cursor !== null) void refresh();
      void catchUp(conversation.contact.id);
    },
    onUnsent: (unsent) => setState({ unsent }),
    onSent(message) {
      add(message.to, message);
      void catchUp(message.to);
    },
    onReceipt(contactId, read) {
      setState(({ conversations }) => ({
        conversations: inConversation(conversations, contactId, (one) =>
          read.readByOtherSeq > one.server.readByOtherSeq
            ? withServerState(one, { ...one.server, ...read })
            : one,
        ),
      }));
    },
    onGone: remove,
    onResync: () => void refresh(),
  };

  async function loadAnew(memberId: string) {
    const { onScreen } = getState();
    setState({ ...noConversations, ...readChoices(memberId), status: 'loading', memberId, onScreen });
    const next = conversationCalls(memberId);
    const page = await next.load();
    if (getState().memberId !== memberId) return;
    calls = next;
    const { conversations, cursor, unread } = page;
    // Before the conversations are shown, so that the first count is complete.
    setUnread(unread, conversations);
    setState({ status: 'ready', conversations, cursor });
    const stop = next.listen(listener);
    stopListening = () => {
      stop();
      stopListening = () => {};
    };
    for (const contactId of new Set(getState().onScreen)) void open(contactId);
  }

  /** Prepares a conversation that has come on screen: reads its draft and loads its messages. */
  async function open(contactId: string) {
    sending.readDraft(contactId);
    if (!calls) return;
    const isKnown = getState().conversations.some(({ contact }) => contact.id === contactId);
    if (isKnown) reading.opened(contactId);
    await history.openHistory(contactId);
    if (!isKnown) reading.opened(contactId);
  }

  return {
    store: shown,
    ...reading,
    ...changes,
    ...history,
    refresh,
    ...sending,
    /** Marks all conversations as read, for which it loads those that are not loaded. */
    async markAllRead() {
      while (getState().cursor !== null && (await history.loadMore()) === 'done');
      for (const { contact } of getState().conversations) reading.markRead(contact.id);
    },
    /** Lets a screen reader say a sentence about a conversation on screen. */
    speak: (contactId: string, sentence: string) =>
      setState(({ spoken }) => ({ spoken: { contactId, sentence, at: (spoken?.at ?? 0) + 1 } })),
    /** Registers one more component that shows the conversation, and loads its messages. */
    open(contactId: string) {
      reading.open(contactId);
      void open(contactId);
    },
    /** Loads the member's conversations once; again only after a failure or for another member. */
    async load(memberId: string) {
      const { memberId: loadedFor, status } = getState();
      if (loadedFor === memberId && status !== 'failed') return;
      stopListening();
      calls = null;
      try {
        await loadAnew(memberId);
      } catch {
        // The screen offers to retry, whatever the cause.
        if (getState().memberId === memberId) setState({ status: 'failed' });
      }
    },
    /** Removes the member's data from memory, and stops listening. */
    forget() {
      stopListening();
      calls = null;
      setState({ ...noConversations, onScreen: getState().onScreen });
    },
  };
}
