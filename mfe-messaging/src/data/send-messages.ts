import { type AppError, asAppError } from '@az/shared/api';
import { randomId } from '@az/shared/random-id';
import { readDraft, saveDraft, takePrefilledDraft } from '@az/shared/storage';
import type { StoreApi } from 'zustand';
import type { ChatImage, ChatMessage } from './conversation.ts';
import { inConversation } from './conversation-changes.ts';
import type { ConversationSource } from './conversation-source.ts';
import type { MessagingState } from './messaging-state.ts';
import { withServerMessages } from './server-messages.ts';

/** Kinds of failures that would only repeat if the same text were sent again at once. */
const refusals: readonly string[] = ['not-allowed', 'invalid', 'too-many'];

/** Sending: drafts, messages being sent, and failed ones. */
export function sendMessages(
  store: StoreApi<MessagingState>,
  sourceOf: () => ConversationSource,
  onGone: (contactId: string) => void,
) {
  const { getState, setState } = store;

  function markSent(sent: ChatMessage) {
    const conversations = inConversation(getState().conversations, sent.to, (one) =>
      one.server
        ? withServerMessages(one, [sent])
        : { ...one, messages: one.messages.map((message) => (message.id === sent.id ? sent : message)) },
    );
    setState({ conversations });
  }

  /** Moves a refused message back into the text field, and stores the reason. */
  function takeBack({ id, to, message }: ChatMessage, { reason }: AppError) {
    const { conversations, drafts, refusals: others } = getState();
    setState({
      conversations: inConversation(conversations, to, (one) => ({
        ...one,
        messages: one.messages.filter((kept) => kept.id !== id),
      })),
      refusals: { ...others, [to]: reason },
    });
    writeDraft(to, [message, drafts[to]].filter(Boolean).join('\n'));
  }

  async function deliver(message: ChatMessage) {
    const { conversations, memberId } = getState();
    const conversation = conversations.find(({ contact }) => contact.id === message.to);
    if (!conversation) return;
    try {
      markSent(await sourceOf().send(message, conversation));
    } catch (thrown) {
      const error = asAppError(thrown);
      if (getState().memberId !== memberId) return;
      const { kind } = error;
      if (conversation.server && (kind === 'not-found' || refusals.includes(kind))) takeBack(message, error);
      // After any other failure the message stays, is marked as not sent, and can be sent again.
      else setState(({ unsent }) => ({ unsent: [...unsent, message.id] }));
      if (kind === 'not-found') onGone(message.to);
    }
  }

  function writeDraft(contactId: string, text: string) {
    const { drafts, memberId } = getState();
    setState({ drafts: { ...drafts, [contactId]: text } });
    if (memberId !== null) saveDraft(memberId, `message:${contactId}`, text);
  }

  /** Reads the stored draft to a contact, unless this page already has a draft. */
  function readStoredDraft(contactId: string) {
    const { drafts, memberId } = getState();
    if (memberId === null || contactId in drafts) return;
    const text = readDraft(memberId, `message:${contactId}`);
    if (text !== '') setState({ drafts: { ...drafts, [contactId]: text } });
  }

  function attach(contactId: string, image: ChatImage | null) {
    const { [contactId]: _before, ...others } = getState().images;
    setState({ images: image ? { ...others, [contactId]: image } : others });
  }

  function add(contactId: string, content: Pick<ChatMessage, 'message' | 'image'>): boolean {
    const { conversations, memberId } = getState();
    if (memberId === null || !conversations.some(({ contact }) => contact.id === contactId)) return false;
    const message: ChatMessage = {
      id: randomId(),
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
    readDraft: readStoredDraft,
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
      setState(({ refusals: { [contactId]: _, ...others } }) => ({ refusals: others }));
    },
    /** Sends a picture alone; the unsent text and picture stay. */
    sendImage(contactId: string, image: ChatImage) {
      add(contactId, { message: '', image });
    },
    sendAgain(message: ChatMessage) {
      setState(({ unsent }) => ({ unsent: unsent.filter((id) => id !== message.id) }));
      void deliver(message);
    },
  };
}
