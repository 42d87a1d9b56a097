import {
  type Conversation,
  type ConversationPage,
  type Message,
  type MessagePage,
  type MessagePicture,
  parseConversationPage,
  parseConversationReply,
  parseMessagePage,
  parseMessageReply,
} from '../contracts/index.ts';
import { callAndParse, withQuery } from './call-and-parse.ts';
import type { Call } from './client.ts';

const extension = 'network';

const pathOf = (id: string, part = ''): string => `/conversations/${encodeURIComponent(id)}${part}`;

/**
 * A page of the member's conversations, the newest message first; with a `search`, only those with members who have such
 * a name. The calls here need the extension `network`, or what they name.
 */
export const getConversations = (
  cursor: string | null,
  signal?: AbortSignal,
  search = '',
): Promise<ConversationPage> =>
  callAndParse(withQuery('/conversations', { q: search || null, cursor }), parseConversationPage, {
    extension,
    signal,
  });

/** A conversation by id. Rejects with `not-found` when one of the two members has blocked the other. */
export const getConversation = (id: string, signal?: AbortSignal): Promise<Conversation> =>
  callAndParse(pathOf(id), parseConversationReply, { extension, signal });

/** Opens or creates the conversation with a member; rejects with `not-allowed` if they refuse the caller's messages. */
export const openConversation = (memberId: string): Promise<Conversation> =>
  callAndParse(`/conversations/with/${encodeURIComponent(memberId)}`, parseConversationReply, {
    extension,
    method: 'PUT',
  });

/** Which messages: the newest below `before`, the oldest above `after`, or without both the newest ones. */
export type MessageRange = { before?: number; after?: number; limit?: number };

/** Some messages of a conversation, in the order of their numbers. */
export const getMessages = (
  id: string,
  range: MessageRange = {},
  signal?: AbortSignal,
): Promise<MessagePage> =>
  callAndParse(withQuery(pathOf(id, '/messages'), range), parseMessagePage, { extension, signal });

/**
 * Sends a message; attempts with the same `clientId` send it once. `not-allowed` as for `openConversation`. A `picture`
 * needs the extension `message-pictures`.
 */
export const sendMessage = (
  id: string,
  text: string,
  clientId: string,
  picture?: MessagePicture,
): Promise<Message> =>
  callAndParse(pathOf(id, '/messages'), parseMessageReply, {
    extension: picture ? 'message-pictures' : extension,
    method: 'POST',
    json: { text, client_id: clientId, picture },
  });

/** Creates a group chat; attempts with the same `clientId` create it once. Needs the extension `group-chats`. */
export const createGroupChat = (
  name: string,
  members: readonly string[],
  clientId: string,
): Promise<Conversation> =>
  callAndParse('/conversations', parseConversationReply, {
    extension: 'group-chats',
    method: 'POST',
    json: { name, members, client_id: clientId },
  });

const change = (path: string, json: Call['json']): Promise<Conversation> =>
  callAndParse(path, parseConversationReply, { extension, method: 'PUT', json });

/** Stores that the member has read up to a message; a smaller number changes nothing. */
export const storeReceipt = (id: string, read: number): Promise<Conversation> =>
  change(pathOf(id, '/receipt'), { read });

export type ConversationMarks = {
  isMuted?: boolean;
  isArchived?: boolean;
  isMarkedUnread?: boolean;
  emptiedUpTo?: number;
};

/** Changes the member's own marks of a conversation. */
export const markConversation = (
  id: string,
  { isMuted, isArchived, isMarkedUnread, emptiedUpTo }: ConversationMarks,
): Promise<Conversation> =>
  change(pathOf(id, '/marks'), {
    muted: isMuted,
    archived: isArchived,
    marked_unread: isMarkedUnread,
    emptied_up_to: emptiedUpTo,
  });
