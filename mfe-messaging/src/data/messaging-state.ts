import type { ChatImage, Conversation } from './conversation.ts';
import type { DeviceChoices } from './kept-on-device.ts';

export type MessagingState = DeviceChoices & {
  status: 'idle' | 'loading' | 'failed' | 'ready';
  memberId: string | null;
  conversations: readonly Conversation[];
  /** Text not sent yet, by contact. */
  drafts: Readonly<Record<string, string>>;
  /** Pictures chosen and not sent yet, by contact. */
  images: Readonly<Record<string, ChatImage>>;
  /** Ids of messages that could not be sent. */
  unsent: readonly string[];
  /** Contacts whose conversation is on screen, once for each place; what arrives from them is read at once. */
  onScreen: readonly string[];
};

export const noConversations: MessagingState = {
  status: 'idle',
  memberId: null,
  conversations: [],
  drafts: {},
  images: {},
  unsent: [],
  onScreen: [],
  areNotificationsOff: false,
};
