import type { StoreApi } from 'zustand';
import type { Conversation } from './conversation.ts';
import { keepOnDevice } from './kept-on-device.ts';

export type MessagingState = {
  status: 'idle' | 'loading' | 'failed' | 'ready';
  memberId: string | null;
  conversations: Conversation[];
  /** Text not sent yet, by contact. */
  drafts: Record<string, string>;
  /** Id of the last message read, by contact. */
  lastRead: Record<string, string>;
  /** Ids of messages that could not be sent. */
  unsent: readonly string[];
  /** The contact whose conversation is on screen; what arrives from them is read at once. */
  openContact: string | null;
};

export const noConversations: MessagingState = {
  status: 'idle',
  memberId: null,
  conversations: [],
  drafts: {},
  lastRead: {},
  unsent: [],
  openContact: null,
};

/** Changes drafts or reading marks, here and on the device. */
export function keep(
  store: StoreApi<MessagingState>,
  change: Partial<Pick<MessagingState, 'drafts' | 'lastRead'>>,
) {
  store.setState(change);
  const { memberId, drafts, lastRead } = store.getState();
  if (memberId !== null) keepOnDevice(memberId, { drafts, lastRead });
}
