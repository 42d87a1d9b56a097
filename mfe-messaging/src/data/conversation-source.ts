import type { ChatMessage, Conversation, ConversationFlags } from './conversation.ts';

/** A change of a conversation other than a new message. Missing properties stay unchanged. */
export type ConversationChange = Partial<ConversationFlags> & {
  /** Id of the last read message. */
  readUpTo?: string;
  /** Id of the last message to remove; all messages before it are removed too. */
  emptiedUpTo?: string;
};

export type GroupRequest = { name: string; memberIds: readonly string[] };

/** A page of the member's conversations. `cursor` requests the next page; null on the last page. */
export type ConversationPage = { conversations: Conversation[]; cursor: string | null };

/** Receives changes that are not made in this tab: by contacts, or by the member elsewhere. */
export type SourceListener = {
  onArrival: (contactId: string, message: ChatMessage) => void;
  onChange: (conversation: Conversation) => void;
  /** The contact has read the messages up to this number. */
  onReceipt: (contactId: string, seq: number) => void;
  /** The conversation is gone: the member has blocked the contact. */
  onGone: (contactId: string) => void;
  /** Events may have been missed, so everything must be read again. */
  onResync: () => void;
};

/** The newest messages with a number below `before`, or the oldest above `after`. With neither: the newest. */
export type MessageRange = { before?: number; after?: number };

/** What a server has beyond the first page. All functions reject with `AppError`. */
type ConversationHistory = {
  /** A page of the conversations after the first. */
  more: (memberId: string, cursor: string) => Promise<ConversationPage>;
  /** The conversation with a contact. Creates it if there is none. */
  open: (memberId: string, contactId: string) => Promise<Conversation>;
  /** The messages in a range, the oldest first. */
  messages: (memberId: string, conversation: Conversation, range: MessageRange) => Promise<ChatMessage[]>;
};

/** The source of conversations: a server, or sample data. */
export type ConversationSource = {
  /** The member's conversations, or the first page of them. Rejects when they cannot be loaded. */
  load: (memberId: string) => Promise<ConversationPage>;
  /** Sends a message of a conversation, and returns it as it was stored; rejects when that fails. */
  send: (message: ChatMessage, conversation: Conversation) => Promise<ChatMessage>;
  /** Stores a change; rejects when that fails. */
  change: (memberId: string, conversation: Conversation, change: ConversationChange) => Promise<void>;
  /** Creates a group chat; rejects when that fails. Null if the source has no group chats. */
  createGroup: ((memberId: string, request: GroupRequest) => Promise<Conversation>) | null;
  /** Calls `listener` until the returned function is called, which also cancels pending sample replies. */
  listen: (memberId: string, listener: SourceListener) => () => void;
  /** Null for sample data, which is complete once it is loaded. */
  history: ConversationHistory | null;
};
