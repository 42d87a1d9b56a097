import type {
  ChatMessage,
  Conversation,
  ConversationFlags,
  ServerState,
  UnsentMessage,
} from './conversation.ts';

/** A change of a conversation other than a new message. Missing properties stay unchanged. */
export type ConversationChange = Partial<ConversationFlags> & {
  /** Id of the last read message. */
  readUpTo?: string;
  /** Id of the last message to remove; all messages before it are removed too. */
  emptiedUpTo?: string;
};

export type GroupRequest = { name: string; memberIds: readonly string[] };

/**
 * A page of the member's conversations. `cursor` requests the next page; null on the last page. `unread`: the unread
 * messages of all conversations, without muted and archived ones; null if only the page's are known.
 */
export type ConversationPage = {
  conversations: Conversation[];
  cursor: string | null;
  unread: number | null;
};

/** Receives what happens: messages that were sent, and what contacts do, or the member elsewhere. */
export type SourceListener = {
  /** `isLate`: the message is older than the return of this tab, so that it is no news. */
  onArrival: (contactId: string, message: ChatMessage, isLate?: boolean) => void;
  /** All messages that are not sent, in the order in which they were written, after each change. */
  onUnsent: (messages: UnsentMessage[]) => void;
  /** The source has confirmed a message. Called before `onUnsent` receives the messages without it. */
  onSent: (message: ChatMessage) => void;
  onChange: (conversation: Conversation) => void;
  /** The contact has read messages. */
  onReceipt: (contactId: string, read: Pick<ServerState, 'readByOtherSeq' | 'readsNotShown'>) => void;
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
  /** Conversations whose contact's name matches, wherever they are in the list. */
  find: (memberId: string, search: string, signal: AbortSignal) => Promise<Conversation[]>;
  /** The conversation with a contact, or with this id. Creates the one with a contact if there is none. */
  open: (memberId: string, contactId: string) => Promise<Conversation>;
  /** The messages in a range, the oldest first. */
  messages: (memberId: string, conversation: Conversation, range: MessageRange) => Promise<ChatMessage[]>;
};

/** The source of conversations: a server, or sample data. */
export type ConversationSource = {
  /** The member's conversations, or the first page of them. Rejects when they cannot be loaded. */
  load: (memberId: string) => Promise<ConversationPage>;
  /**
   * Stores a message on the device, from where it is sent once, after the earlier ones of its conversation. Rejects with
   * `AppError` when it cannot be stored; then it is not sent.
   */
  send: (message: UnsentMessage) => Promise<void>;
  /** Sends a refused message again, in its place. */
  retry: (id: string) => Promise<void>;
  /** Removes an unsent message. Returns true if sending had begun, so that the contact may have it. */
  remove: (id: string) => Promise<boolean>;
  /** Stores a change; rejects when that fails. */
  change: (memberId: string, conversation: Conversation, change: ConversationChange) => Promise<void>;
  /** Creates a group chat; rejects when that fails. Null if the source has no group chats. */
  createGroup: ((memberId: string, request: GroupRequest) => Promise<Conversation>) | null;
  /** Calls `listener` until the returned function is called, which also cancels pending sample replies. */
  listen: (memberId: string, listener: SourceListener) => () => void;
  /** Null for sample data, which is complete once it is loaded. */
  history: ConversationHistory | null;
};
