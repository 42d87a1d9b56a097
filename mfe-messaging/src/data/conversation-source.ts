import type { ChatMessage, Conversation, ConversationMarks } from './conversation.ts';

/** What changes in a conversation without a message; what is not named stays as it is. */
export type ConversationChange = Partial<ConversationMarks> & {
  /** Id of the last message that was read. */
  readUpTo?: string;
  /** Id of the last message that was removed, with all before it. */
  emptiedUpTo?: string;
};

/** A group chat to be made. */
export type GroupRequest = { name: string; memberIds: readonly string[] };

/** Where conversations come from. The sample source stands behind it today; a server can take its place. */
export type ConversationSource = {
  /** Every conversation of the member, with what they had read and decided. Rejects when they cannot be had. */
  load: (memberId: string) => Promise<Conversation[]>;
  /** Delivers a message; resolves when it is sent, rejects when it is not. */
  send: (message: ChatMessage) => Promise<void>;
  /** Keeps a change; rejects when it could not be kept. */
  change: (memberId: string, contactId: string, change: ConversationChange) => Promise<void>;
  /** Makes a group chat; rejects when it cannot be made. */
  createGroup: (memberId: string, request: GroupRequest) => Promise<Conversation>;
  /** Hears each message that arrives, until the returned function is called; what was to come then never arrives. */
  listen: (onArrival: (contactId: string, message: ChatMessage) => void) => () => void;
};
