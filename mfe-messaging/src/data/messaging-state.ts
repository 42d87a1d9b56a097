import type { Pending } from '@az/shared/wishes';
import type { ChatImage, Conversation } from './conversation.ts';
import type { ConversationChange } from './conversation-source.ts';
import type { DeviceChoices } from './device-data.ts';

export type ConversationWish = { contactId: string; wanted: ConversationChange };

/** `gone`: the member has no such conversation. `refused`: the contact does not receive the member's messages. */
export type Load = 'busy' | 'failed' | 'gone' | 'refused';

export type MessagingState = DeviceChoices & {
  status: 'idle' | 'loading' | 'failed' | 'ready';
  memberId: string | null;
  isSample: boolean;
  conversations: readonly Conversation[];
  /** Cursor of the next page of conversations; null when all are loaded. */
  cursor: string | null;
  /** Running and failed loads by contact id. The key `list` stands for loading more conversations. */
  loads: Readonly<Record<string, Load>>;
  refusals: Readonly<Record<string, string>>;
  /** Changes that the source has not confirmed. */
  wishes: readonly Pending<ConversationWish>[];
  drafts: Readonly<Record<string, string>>;
  /** Chosen pictures that are not sent yet, by contact. */
  images: Readonly<Record<string, ChatImage>>;
  unsent: readonly string[];
  /** Contacts whose conversation is on screen, once per component that shows it; their messages are read at once. */
  onScreen: readonly string[];
};

export const noConversations: MessagingState = {
  status: 'idle',
  memberId: null,
  isSample: true,
  conversations: [],
  cursor: null,
  loads: {},
  refusals: {},
  wishes: [],
  drafts: {},
  images: {},
  unsent: [],
  onScreen: [],
  areNotificationsOff: false,
};
