import type { StoreApi } from 'zustand';
import type { Conversation, ConversationFlags } from './conversation.ts';
import { changed, inConversation } from './conversation-changes.ts';
import type { ConversationChange, ConversationSource, GroupRequest } from './conversation-source.ts';
import { type DeviceChoices, storeChoices } from './device-data.ts';
import type { MessagingState } from './messaging-state.ts';

/** Changes by the member: shown at once, rolled back when the source refuses them. */
export function changeConversations(
  store: StoreApi<MessagingState>,
  source: ConversationSource,
  onRefused: (thrown: unknown) => void,
) {
  const { getState, setState } = store;

  function put(conversation: Conversation) {
    const { conversations } = getState();
    setState({ conversations: inConversation(conversations, conversation.contact.id, () => conversation) });
  }

  function change(contactId: string, wanted: ConversationChange) {
    const { conversations, memberId } = getState();
    const before = conversations.find(({ contact }) => contact.id === contactId);
    if (!before || memberId === null) return;
    const after = changed(before, wanted);
    put(after);
    source.change(memberId, contactId, wanted).catch((thrown: unknown) => {
      const now = getState().conversations.find(({ contact }) => contact.id === contactId);
      // It was changed again meanwhile: restoring the earlier state would be wrong.
      if (now === after) put(before);
      onRefused(thrown);
    });
  }

  return {
    change,
    /** Mutes, archives, or marks as unread; or reverts that. */
    mark(contactId: string, marks: Partial<ConversationFlags>) {
      change(contactId, marks);
    },
    /** Removes all messages so far; the contact stays. */
    empty(contactId: string) {
      const conversation = getState().conversations.find(({ contact }) => contact.id === contactId);
      const last = conversation?.messages.at(-1);
      if (last) change(contactId, { emptiedUpTo: last.id, isMarkedUnread: false });
    },
    /** Sets a choice for this device. */
    choose(choices: Partial<DeviceChoices>) {
      setState(choices);
      const { memberId } = getState();
      if (memberId !== null) storeChoices(memberId, choices);
    },
    /** Creates a group chat and puts it first; resolves with its id, rejects when that fails. */
    async createGroup(request: GroupRequest): Promise<string> {
      const { memberId } = getState();
      if (memberId === null) throw new Error('Nobody is signed in');
      const created = await source.createGroup(memberId, request);
      if (getState().memberId !== memberId) throw new Error('The member has left');
      setState(({ conversations }) => ({ conversations: [created, ...conversations] }));
      return created.contact.id;
    },
  };
}
