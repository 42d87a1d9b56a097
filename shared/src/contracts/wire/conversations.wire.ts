import * as v from 'valibot';
import { AuthorWire, ClientIdWire } from './announcements.wire.ts';
import {
  groupMembers,
  maxConversationPage,
  maxGroupName,
  maxMessageLength,
  maxMessageNumber,
  maxMessagePage,
  maxMessagePictureUrl,
  maxPictureDescription,
  maxReadsNotShown,
} from './limits.ts';
import { SearchTextWire } from './search.wire.ts';
import { CleanLine, CleanName, CleanText, textUpTo } from './text.ts';

/** The number of a message in its conversation, from 1 without gaps; 0 means before the first message. */
const seq = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxMessageNumber));

/** The first and the last number of messages that follow each other. */
const seqRange = v.pipe(v.array(seq), v.length(2));

/** Messages that the other member has read while one of the two did not show it, in the order of their numbers. */
export const ReadsNotShownWire = v.pipe(v.array(seqRange), v.maxLength(maxReadsNotShown));

/** The picture of a message (extension `message-pictures`). `url`: in a request, the whole picture as a `data:` URL. */
const PictureOfMessageWire = v.object({ url: v.string(), alt: textUpTo(maxPictureDescription) });

/** A message (extension). `author` is a member's id. Once that account is closed, it has no author and no text. */
export const MessageWire = v.object({
  seq,
  author: v.nullable(v.string()),
  text: textUpTo(maxMessageLength),
  client_id: v.string(),
  sent_at: v.string(),
  picture: v.optional(v.nullable(PictureOfMessageWire)),
});

/** The members of a group chat (extension `group-chats`), without the requesting one. */
const GroupWire = v.object({
  name: textUpTo(maxGroupName),
  members: v.pipe(v.array(AuthorWire), v.maxLength(groupMembers.most)),
});

/**
 * The conversation of the requesting member with another one, or a group chat (extension); `Conversation` says what the
 * fields mean. A server may leave out those that are optional.
 */
export const ConversationWire = v.object({
  id: v.string(),
  member: v.nullable(AuthorWire),
  last: v.nullable(MessageWire),
  last_seq: seq,
  read_seq: seq,
  read_by_other_seq: seq,
  reads_not_shown: ReadsNotShownWire,
  emptied_seq: seq,
  muted: v.boolean(),
  archived: v.boolean(),
  marked_unread: v.boolean(),
  unread: v.number(),
  may_write: v.boolean(),
  awaits_answer: v.boolean(),
  rev: v.number(),
  group: v.optional(v.nullable(GroupWire)),
  presence: v.optional(v.nullable(v.picklist(['online', 'offline']))),
  has_story: v.optional(v.boolean()),
  is_listed: v.optional(v.boolean()),
});

/** Query of `GET /conversations` (extension). `q`: only those with members whose names have words that begin like this. */
export const ConversationsQueryWire = v.object({
  q: v.optional(SearchTextWire),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxConversationPage))),
});

/**
 * Reply of `GET /conversations`: conversations that have a message for the member or are always listed, the newest message first. `unread`:
 * the sum over all of them, on every page, without those that are muted or archived. One that is marked as unread
 * counts as 1 at least.
 */
export const ConversationsReplyWire = v.object({
  success: v.literal(true),
  items: v.pipe(v.array(ConversationWire), v.maxLength(maxConversationPage)),
  meta: v.object({ next_cursor: v.nullable(v.string()), unread: v.number() }),
});

/** Reply of `GET /conversations/{id}`, of `PUT /conversations/with/{id}`, and of the calls that change a conversation. */
export const ConversationReplyWire = v.object({ success: v.literal(true), conversation: ConversationWire });

/** Query of `GET /conversations/{id}/messages`, as `MessageRange` of the client. */
export const MessagesQueryWire = v.object({
  before: v.optional(seq),
  after: v.optional(seq),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxMessagePage))),
});

/** Reply of `GET /conversations/{id}/messages`: the smallest number first, without messages up to `emptied_up_to`. */
export const MessagesReplyWire = v.object({
  success: v.literal(true),
  items: v.pipe(v.array(MessageWire), v.maxLength(maxMessagePage)),
  meta: v.object({ last_seq: seq, emptied_seq: seq }),
});

const messageLength = `Un message compte de 1 à ${maxMessageLength} caractères. Modifiez votre texte puis réessayez.`;

/** Body of `POST /conversations/{id}/messages`. */
export const NewMessageWire = v.strictObject({
  text: v.pipe(CleanText, v.minLength(1, messageLength), v.maxLength(maxMessageLength, messageLength)),
  client_id: ClientIdWire,
});

/** Body of the same call with the extension `message-pictures`: one of text and picture is enough. */
export const NewPictureMessageWire = v.pipe(
  v.strictObject({
    text: v.pipe(CleanText, v.maxLength(maxMessageLength, messageLength)),
    client_id: ClientIdWire,
    picture: v.optional(
      v.strictObject({
        url: v.pipe(v.string(), v.startsWith('data:image/'), v.maxLength(maxMessagePictureUrl)),
        alt: v.pipe(CleanLine, v.maxLength(maxPictureDescription)),
      }),
    ),
  }),
  v.forward(
    v.check(({ text, picture }) => text !== '' || picture !== undefined, messageLength),
    ['text'],
  ),
);

/** Body of `POST /conversations` (extension `group-chats`): creates a group chat, once for each `client_id`. */
export const NewGroupChatWire = v.strictObject({
  name: v.pipe(CleanName, v.minLength(1), v.maxLength(maxGroupName)),
  members: v.pipe(v.array(v.string()), v.minLength(groupMembers.least), v.maxLength(groupMembers.most)),
  client_id: ClientIdWire,
});

export const MessageReplyWire = v.object({ success: v.literal(true), message: MessageWire });

/** Body of `PUT /conversations/{id}/receipt`: the member has read up to this message. A smaller number changes nothing. */
export const ReceiptWire = v.strictObject({ read: seq });

/** `PUT /conversations/{id}/marks`. `emptied_up_to`: messages up to this one are no longer shown; never decreases. */
export const ConversationMarksWire = v.pipe(
  v.strictObject({
    muted: v.optional(v.boolean()),
    archived: v.optional(v.boolean()),
    marked_unread: v.optional(v.boolean()),
    emptied_up_to: v.optional(seq),
  }),
  v.minEntries(1),
);

export type MessageWire = v.InferOutput<typeof MessageWire>;
export type ConversationWire = v.InferOutput<typeof ConversationWire>;
export type ConversationsQueryWire = v.InferOutput<typeof ConversationsQueryWire>;
export type ConversationsReplyWire = v.InferOutput<typeof ConversationsReplyWire>;
export type ConversationReplyWire = v.InferOutput<typeof ConversationReplyWire>;
export type MessagesQueryWire = v.InferOutput<typeof MessagesQueryWire>;
export type MessagesReplyWire = v.InferOutput<typeof MessagesReplyWire>;
export type NewMessageWire = v.InferOutput<typeof NewMessageWire>;
export type NewPictureMessageWire = v.InferOutput<typeof NewPictureMessageWire>;
export type NewGroupChatWire = v.InferOutput<typeof NewGroupChatWire>;
export type MessageReplyWire = v.InferOutput<typeof MessageReplyWire>;
export type ReceiptWire = v.InferOutput<typeof ReceiptWire>;
export type ConversationMarksWire = v.InferOutput<typeof ConversationMarksWire>;
