import { randomId } from '@az/shared/random-id';
import { readDraft, saveDraft, takePrefilledDraft } from '@az/shared/storage';
import type { StoreApi } from 'zustand';
import { type ChatImage, keyOf } from './conversation.ts';
import type { ConversationSource } from './conversation-source.ts';
import type { MessagingState } from './messaging-state.ts';

/** Drafts, and how they become messages, which the source stores and sends. */
export function sendMessages(store: StoreApi<MessagingState>, sourceOf: () => ConversationSource) {
  const { getState, setState } = store;
  /** Contacts to whom a message is being stored. */
  const storing = new Set<string>();

  function writeDraft(contactId: string, text: string, memberId = getState().memberId) {
    if (memberId === null) return;
    if (memberId === getState().memberId)
      setState(({ drafts }) => ({ drafts: { ...drafts, [contactId]: text } }));
    saveDraft(memberId, `message:${contactId}`, text);
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

  /** Stores a message; false if there is no conversation with the contact. Rejects when it cannot be stored. */
  async function add(contactId: string, text: string, image?: ChatImage): Promise<boolean> {
    const { conversations, memberId } = getState();
    const conversation = conversations.find(({ contact }) => contact.id === contactId);
    if (memberId === null || !conversation) return false;
    await sourceOf().send({
      id: randomId(),
      conversation: keyOf(conversation),
      contactName: conversation.contact.name,
      from: memberId,
      to: contactId,
      message: text,
      sentOn: new Date().toISOString(),
      isRead: false,
      isSend: false,
      refusal: null,
      ...(image && { image }),
    });
    return true;
  }

  /** Clears what was sent. What the member has written after it, while it was being stored, stays. */
  function clear(contactId: string, memberId: string | null, draft: string, image?: ChatImage) {
    const { drafts, images } = getState();
    const now = drafts[contactId] ?? '';
    writeDraft(contactId, now.startsWith(draft) ? now.slice(draft.length) : now, memberId);
    if (images[contactId] === image) attach(contactId, null);
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
    /**
     * Sends a text with the chosen picture. The draft and the picture are cleared once the message is stored on the
     * device. Rejects with `AppError` when it cannot be stored; then both stay. A second call meanwhile does nothing.
     */
    async send(contactId: string, text: string) {
      if (storing.has(contactId)) return;
      const { drafts, images, memberId } = getState();
      const [draft, image] = [drafts[contactId] ?? '', images[contactId]];
      storing.add(contactId);
      try {
        if (await add(contactId, text, image)) clear(contactId, memberId, draft, image);
      } finally {
        storing.delete(contactId);
      }
    },
    /** Sends a picture alone; the unsent text and picture stay. */
    sendImage: (contactId: string, image: ChatImage) => add(contactId, '', image),
    /** Sends a refused message again. Rejects when the device cannot store that. */
    retry: (id: string) => sourceOf().retry(id),
    /** Removes an unsent message. Resolves with true if the contact may have it. */
    removeUnsent: (id: string) => sourceOf().remove(id),
  };
}
