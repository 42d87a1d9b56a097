import { trimText } from '@az/shared/format';
import { randomId } from '@az/shared/random-id';
import { readDraft, saveDraft, takePrefilledDraft } from '@az/shared/storage';
import type { StoreApi } from 'zustand';
import { type ChatImage, keyOf } from './conversation.ts';
import type { ConversationCalls } from './conversation-calls.ts';
import type { MessagingState } from './messaging-state.ts';

/** Drafts, and how they become messages, which the outbox stores and sends. */
export function sendMessages(store: StoreApi<MessagingState>, calls: () => ConversationCalls) {
  const { getState, setState } = store;
  /** The drafts that are being stored, in order, and the last of these calls; by contact. */
  const storing = new Map<string, { drafts: string[]; last: Promise<void> }>();

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
    await calls().send({
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

  /** What the member has written after the drafts that are being stored, which are still in the field. */
  function writtenAfter(stored: string[], written: string): string {
    const start = stored.findIndex((_, index) => written.startsWith(stored.slice(index).join('')));
    return start === -1 ? written : written.slice(stored.slice(start).join('').length);
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
     * Sends the draft to a contact with the chosen picture. Both are cleared once the message is stored on the device.
     * Rejects with `AppError` when it cannot be stored; then both stay. A call while another message is being stored
     * sends what was written after it, in this order, and fails with it.
     */
    async send(contactId: string): Promise<void> {
      const { drafts, images, memberId } = getState();
      const written = drafts[contactId] ?? '';
      const before = storing.get(contactId);
      const draft = before ? writtenAfter(before.drafts, written) : written;
      if (before && trimText(draft) === '') return before.last;
      const image = before ? undefined : images[contactId];
      const store = async () => {
        if (getState().memberId !== memberId) return;
        if (await add(contactId, trimText(draft), image)) clear(contactId, memberId, draft, image);
      };
      const stored = before?.drafts ?? [];
      stored.push(draft);
      const last = (before ? before.last.then(store) : store()).finally(() => {
        stored.shift();
        if (stored.length === 0) storing.delete(contactId);
      });
      storing.set(contactId, { drafts: stored, last });
      return last;
    },
    /** Sends a picture alone; the unsent text and picture stay. */
    sendImage: (contactId: string, image: ChatImage) => add(contactId, '', image),
    /** Sends a refused message again. Rejects when the device cannot store that. */
    retry: (id: string) => calls().retry(id),
    /** Removes an unsent message. Resolves with true if the contact may have it. */
    removeUnsent: (id: string) => calls().remove(id),
  };
}
