import type { StoreApi } from 'zustand';
import type { Conversation, ConversationChange } from './conversation.ts';
import type { ConversationCalls, GroupRequest } from './conversation-calls.ts';
import { applyChange, inConversation, lastStored } from './conversation-changes.ts';
import { type DeviceChoices, storeChoices } from './device-data.ts';
import { type ConversationWish, type MessagingState, withUnsent } from './messaging-state.ts';
import { wishesOver } from './wishes-over.ts';

/** The member's changes. Each shows before the server confirms it, and is undone if the server refuses it. */
export function changeConversations(
  store: StoreApi<MessagingState>,
  calls: () => ConversationCalls,
  onRefused: (thrown: unknown) => void,
) {
  const { getState, setState } = store;
  const find = (contactId: string) =>
    getState().conversations.find(({ contact }) => contact.id === contactId);

  const { shown, wish } = wishesOver<ConversationWish, MessagingState>(store, {
    apply: (state, { contactId, wanted }) => ({
      ...state,
      conversations: inConversation(state.conversations, contactId, (one) => applyChange(one, wanted)),
    }),
    complete: withUnsent,
    thingOf: ({ contactId }) => contactId,
    isReplacedBy: (earlier, later) => Object.keys(earlier.wanted).every((key) => key in later.wanted),
    async send(_memberId, { contactId, wanted }) {
      const known = find(contactId);
      const isOther = Object.entries(wanted).some(
        ([key, value]) => known?.[key as keyof Conversation] !== value,
      );
      if (known && isOther) await calls().change(known, wanted);
    },
    // A refused read mark is not reported, because conversations on screen are marked as read again later.
    onRefused: (thrown, { wanted }) => wanted.readUpTo === undefined && onRefused(thrown),
  });

  const change = (contactId: string, wanted: ConversationChange) => wish({ contactId, wanted });

  return {
    /** The known state with the member's unconfirmed changes and unsent messages. */
    shown,
    /** Mutes a conversation, archives it or marks it as unread, or reverts one of these. */
    change,
    /** Removes all messages so far; the contact stays. */
    empty(contactId: string) {
      const conversation = find(contactId);
      const last = conversation && lastStored(conversation);
      if (last) change(contactId, { emptiedUpTo: last.id, isMarkedUnread: false });
    },
    choose(choices: Partial<DeviceChoices>) {
      setState(choices);
      const { memberId } = getState();
      if (memberId !== null) storeChoices(memberId, choices);
    },
    /** Creates a group chat and puts it first; resolves with its id, rejects when that fails. */
    async createGroup(request: GroupRequest): Promise<string> {
      const { memberId } = getState();
      if (memberId === null) throw new Error('Nobody is signed in');
      const created = await calls().createGroup(request);
      if (getState().memberId !== memberId) throw new Error('The member has left');
      setState(({ conversations }) => ({ conversations: [created, ...conversations] }));
      return created.contact.id;
    },
  };
}
