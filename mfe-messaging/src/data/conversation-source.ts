import type { ChatMessage, Conversation, ConversationFlags } from './conversation.ts';

/** A change of a conversation without a message; missing keys stay as they are. */
export type ConversationChange = Partial<ConversationFlags> & {
  /** Id of the last read message. */
  readUpTo?: string;
  /** Id of the last removed message; all before it are removed too. */
  emptiedUpTo?: string;
};

/** A new group chat. */
export type GroupRequest = { name: string; memberIds: readonly string[] };

/** The source of conversations. Today it is the sample source; a server can replace it. */
export type ConversationSource = {
  /** Every conversation of the member with its state. Rejects when they cannot be loaded. */
  load: (memberId: string) => Promise<Conversation[]>;
  /** Sends a message; rejects when that fails. */
  send: (message: ChatMessage) => Promise<void>;
  /** Stores a change; rejects when that fails. */
  change: (memberId: string, contactId: string, change: ConversationChange) => Promise<void>;
  /** Creates a group chat; rejects when that fails. */
  createGroup: (memberId: string, request: GroupRequest) => Promise<Conversation>;
  /** Calls back for each incoming message until the returned function is called; pending replies are dropped then. */
  listen: (onArrival: (contactId: string, message: ChatMessage) => void) => () => void;
};
