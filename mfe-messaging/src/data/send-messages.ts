import { asAppError } from '@az/shared/api';
import { takePrefilledDraft } from '@az/shared/storage';
import type { StoreApi } from 'zustand';
import type { ChatImage, ChatMessage } from './conversation.ts';
import { inConversation } from './conversation-changes.ts';
import type { ConversationSource } from './conversation-source.ts';
import { storeDraft } from './device-data.ts';
import type { MessagingState } from './messaging-state.ts';

let sentHere = 0;

/** A message id that is unique, also after a reload. */
function newId(contactId: string): string {
  sentHere += 1;
  return `${contactId}-${Date.now().toString(36)}-${sentHere}`;
}

/** Sending: drafts, messages being sent, and failed ones. */
export function sendMessages(store: StoreApi<MessagingState>, source: ConversationSource) {
  const { getState, setState } = store;

  function markSent({ id, to }: ChatMessage) {
    const conversations = inConversation(getState().conversations, to, (one) => ({
      ...one,
      messages: one.messages.map((message) => (message.id === id ? { ...message, isSend: true } : message)),
    }));
    setState({ conversations });
  }

  async function deliver(message: ChatMessage) {
    try {
      await source.send(message);
      markSent(message);
    } catch (thrown) {
      asAppError(thrown);
      // Whatever the cause, the message stays, marked as not sent, and can be sent again.
      setState(({ unsent }) => ({ unsent: [...unsent, message.id] }));
    }
  }

  function writeDraft(contactId: string, text: string) {
    const { drafts, memberId } = getState();
    setState({ drafts: { ...drafts, [contactId]: text } });
    if (memberId !== null) storeDraft(memberId, contactId, text);
  }

  function attach(contactId: string, image: ChatImage | null) {
    const { [contactId]: _before, ...others } = getState().images;
    setState({ images: image ? { ...others, [contactId]: image } : others });
  }

  /** Adds a message to its conversation and sends it. */
  function add(contactId: string, content: Pick<ChatMessage, 'message' | 'image'>): boolean {
    const { conversations, memberId } = getState();
    if (memberId === null || !conversations.some(({ contact }) => contact.id === contactId)) return false;
    const message: ChatMessage = {
      id: newId(contactId),
      from: memberId,
      to: contactId,
      sentOn: new Date().toISOString(),
      isRead: false,
      isSend: false,
      ...content,
    };
    setState({
      conversations: inConversation(conversations, contactId, (one) => ({
        ...one,
        messages: [...one.messages, message],
      })),
    });
    void deliver(message);
    return true;
  }

  return {
    /** Stores the unsent text to a contact. */
    writeDraft,
    /** Appends a text that another area has prepared for a contact to the draft. */
    takeLeftDraft(contactId: string) {
      const left = takePrefilledDraft(`message:${contactId}`);
      const own = getState().drafts[contactId];
      if (left !== '') writeDraft(contactId, own ? `${own}\n${left}` : left);
    },
    /** Sets the picture of the next message to a contact; null removes it. */
    attach,
    /** Sends a text with the chosen picture, and clears both. */
    send(contactId: string, text: string) {
      const image = getState().images[contactId];
      if (!add(contactId, { message: text, ...(image && { image }) })) return;
      attach(contactId, null);
      writeDraft(contactId, '');
    },
    /** Sends a picture alone; the unsent text and picture stay. */
    sendImage(contactId: string, image: ChatImage) {
      add(contactId, { message: '', image });
    },
    /** Sends a failed message again. */
    sendAgain(message: ChatMessage) {
      setState(({ unsent }) => ({ unsent: unsent.filter((id) => id !== message.id) }));
      void deliver(message);
    },
  };
}
