import { takeDraft } from '@az/shared/drafts';
import type { StoreApi } from 'zustand';
import type { ChatMessage } from './conversation.ts';
import { inConversation } from './conversation-changes.ts';
import type { ConversationSource } from './conversation-source.ts';
import { keep, type MessagingState } from './messaging-state.ts';

/** What the member writes: drafts, messages on their way, and those that could not be sent. */
export function sendMessages(store: StoreApi<MessagingState>, source: ConversationSource) {
  const { getState, setState } = store;

  function markSent({ id, to }: ChatMessage) {
    const conversations = inConversation(getState().conversations, to, (messages) =>
      messages.map((message) => (message.id === id ? { ...message, isSend: true } : message)),
    );
    setState({ conversations });
  }

  async function deliver(message: ChatMessage) {
    try {
      await source.send(message);
      markSent(message);
    } catch {
      // Why makes no difference to the member: the message stays, marked as not sent, and can be sent again.
      setState(({ unsent }) => ({ unsent: [...unsent, message.id] }));
    }
  }

  function writeDraft(contactId: string, text: string) {
    keep(store, { drafts: { ...getState().drafts, [contactId]: text } });
  }

  return {
    /** Keeps what the member is writing to a contact. */
    writeDraft,
    /** Takes over what another area has left to be written to a contact, after what stands there already. */
    takeLeftDraft(contactId: string) {
      const left = takeDraft(`message:${contactId}`);
      const own = getState().drafts[contactId];
      if (left !== '') writeDraft(contactId, own ? `${own}\n${left}` : left);
    },
    /** Adds a message to the conversation, clears its draft and delivers it. */
    send(contactId: string, text: string) {
      const { conversations, memberId } = getState();
      const count = conversations.find(({ contact }) => contact.id === contactId)?.messages.length;
      if (count === undefined || memberId === null) return;
      const message: ChatMessage = {
        id: `${contactId}-${count + 1}`,
        from: memberId,
        to: contactId,
        message: text,
        sentOn: new Date().toISOString(),
        isRead: false,
        isSend: false,
      };
      setState({
        conversations: inConversation(conversations, contactId, (messages) => [...messages, message]),
      });
      writeDraft(contactId, '');
      void deliver(message);
    },
    /** Tries once more to deliver a message that could not be sent. */
    sendAgain(message: ChatMessage) {
      setState(({ unsent }) => ({ unsent: unsent.filter((id) => id !== message.id) }));
      void deliver(message);
    },
  };
}
