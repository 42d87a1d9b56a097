import * as v from 'valibot';
import { AuthorWire, ClientIdWire } from './announcements.wire.ts';
import {
  maxConversationPage,
  maxMessageLength,
  maxMessageNumber,
  maxMessagePage,
  maxReadsNotShown,
} from './limits.ts';
import { SearchTextWire } from './search.wire.ts';
import { CleanText, textUpTo } from './text.ts';

/** The number of a message in its conversation, from 1 without gaps; 0 means before the first message. */
const seq = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxMessageNumber));

/** The first and the last number of messages that follow each other. */
const seqRange = v.pipe(v.array(seq), v.length(2));

/** Messages that the other member has read while one of the two did not show it, in the order of their numbers. */
export const ReadsNotShownWire = v.pipe(v.array(seqRange), v.maxLength(maxReadsNotShown));

/** A message (extension). `author` is a member's id. Once that account is closed, it has no author and no text. */
export const MessageWire = v.object({
  seq,
  author: v.nullable(v.string()),
  text: textUpTo(maxMessageLength),
  client_id: v.string(),
  sent_at: v.string(),
});

/** The conversation of the requesting member with another one (extension); `Conversation` says what the fields mean. */
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
});

/** Query of `GET /conversations` (extension). `q`: only those with members whose names have words that begin like this. */
export const ConversationsQueryWire = v.object({
  q: v.optional(SearchTextWire),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxConversationPage))),
});

/**
 * Reply of `GET /conversations`: conversations that have a message for the member, the newest message first. `unread`:
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
export type MessageReplyWire = v.InferOutput<typeof MessageReplyWire>;
export type ReceiptWire = v.InferOutput<typeof ReceiptWire>;
export type ConversationMarksWire = v.InferOutput<typeof ConversationMarksWire>;
