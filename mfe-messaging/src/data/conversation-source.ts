import type { ChatMessage, Conversation } from './conversation.ts';

/** Where conversations come from. The sample source stands behind it today; a server can take its place. */
export type ConversationSource = {
  /** Every contact of the member with the messages written so far. Rejects when they cannot be had. */
  load: (memberId: string) => Promise<Conversation[]>;
  /** Delivers a message; resolves when it is sent, rejects when it is not. */
  send: (message: ChatMessage) => Promise<void>;
  /** Hears each message that arrives, until the returned function is called; what was to come then never arrives. */
  listen: (onMessage: (message: ChatMessage) => void) => () => void;
};
