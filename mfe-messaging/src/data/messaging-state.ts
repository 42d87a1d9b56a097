import type { Pending } from '@az/shared/wishes';
import type { ChatImage, Conversation } from './conversation.ts';
import type { ConversationChange } from './conversation-source.ts';
import type { DeviceChoices } from './device-data.ts';

/** A change of a conversation by the member. */
export type ConversationWish = { contactId: string; wanted: ConversationChange };

export type MessagingState = DeviceChoices & {
  status: 'idle' | 'loading' | 'failed' | 'ready';
  memberId: string | null;
  conversations: readonly Conversation[];
  /** Changes that the source has not confirmed. */
  wishes: readonly Pending<ConversationWish>[];
  /** Unsent texts, by contact. */
  drafts: Readonly<Record<string, string>>;
  /** Chosen pictures that are not sent yet, by contact. */
  images: Readonly<Record<string, ChatImage>>;
  /** Ids of messages that could not be sent. */
  unsent: readonly string[];
  /** Contacts whose conversation is on screen, once per component that shows it; their messages are read at once. */
  onScreen: readonly string[];
};

export const noConversations: MessagingState = {
  status: 'idle',
  memberId: null,
  conversations: [],
  wishes: [],
  drafts: {},
  images: {},
  unsent: [],
  onScreen: [],
  areNotificationsOff: false,
};
