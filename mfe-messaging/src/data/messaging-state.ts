import type { Pending } from '@az/shared/wishes';
import {
  type ChatImage,
  type Conversation,
  type ConversationChange,
  countedUnread,
  keyOf,
  type UnsentMessage,
} from './conversation.ts';
import type { DeviceChoices } from './device-data.ts';

export type ConversationWish = { contactId: string; wanted: ConversationChange };

/** `gone`: the member has no such conversation. `refused`: the contact does not receive the member's messages. */
export type Load = 'busy' | 'failed' | 'gone' | 'refused';

export type MessagingState = DeviceChoices & {
  status: 'idle' | 'loading' | 'failed' | 'ready';
  memberId: string | null;
  conversations: readonly Conversation[];
  /** Unread messages in conversations that are not loaded. */
  unreadElsewhere: number;
  /** Cursor of the next page of conversations; null when all are loaded. */
  cursor: string | null;
  /** Running and failed loads by contact id. The key `list` stands for loading more conversations. */
  loads: Readonly<Record<string, Load>>;
  /** Changes that the server has not confirmed. */
  wishes: readonly Pending<ConversationWish>[];
  drafts: Readonly<Record<string, string>>;
  /** Chosen pictures that are not sent yet, by contact. */
  images: Readonly<Record<string, ChatImage>>;
  /** What the member has written and the server has not confirmed, in that order. */
  unsent: readonly UnsentMessage[];
  /** What a screen reader is to say about a conversation on screen. `at` is another number for each sentence. */
  spoken: { contactId: string; sentence: string; at: number } | null;
  /** Contacts whose conversation is on screen, once per component that shows it. */
  onScreen: readonly string[];
};

export const noConversations: MessagingState = {
  status: 'idle',
  memberId: null,
  conversations: [],
  unreadElsewhere: 0,
  cursor: null,
  loads: {},
  wishes: [],
  drafts: {},
  images: {},
  unsent: [],
  spoken: null,
  onScreen: [],
  areNotificationsOff: false,
};

/** The count in the header: unread messages of all conversations, loaded or not, except muted and archived ones. */
export const unreadTotal = ({ conversations, unreadElsewhere }: MessagingState): number =>
  countedUnread(conversations) + unreadElsewhere;

/** The state with the unsent messages at the end of their conversations, unless the server has them by now. */
export function withUnsent<State extends MessagingState>(state: State): State {
  const { unsent } = state;
  if (unsent.length === 0) return state;
  const conversations = state.conversations.map((one) => {
    const ids = new Set(one.messages.map(({ id }) => id));
    const own = unsent.filter(({ conversation, id }) => conversation === keyOf(one) && !ids.has(id));
    // The contact's id changes when the account is closed.
    const added = own.map((message) =>
      message.to === one.contact.id ? message : { ...message, to: one.contact.id },
    );
    return own.length === 0 ? one : { ...one, messages: [...one.messages, ...added] };
  });
  return { ...state, conversations };
}
