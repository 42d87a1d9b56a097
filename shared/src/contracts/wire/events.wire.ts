import * as v from 'valibot';
import { AuthorWire, FeedItemWire } from './announcements.wire.ts';
import { ConversationWire, MessageWire, ReadsNotShownWire } from './conversations.wire.ts';
import { NotificationWire } from './notifications.wire.ts';
import { RelationWire } from './relations.wire.ts';
import { SessionUserWire } from './session-user.wire.ts';
import { ThreadCommentWire } from './threads.wire.ts';

/** Maximum number of events on one page of the log. */
export const maxEventPage = 500;

/** A cursor of the event log: `<epoch>.<number>`. Replies also have it in the header `Live-Seq` and in `head`. */
const LiveCursorWire = v.pipe(v.string(), v.maxLength(64));

const seq = v.pipe(v.number(), v.integer(), v.minValue(1));

/** What members change about themselves: name, contact and description; picture; cover; job history. */
export const accountParts = ['identity', 'profile', 'cover', 'jobs'] as const;

export type AccountPart = (typeof accountParts)[number];

/**
 * An event of the member's log (extension); "the member" is the owner of the log. `own.post`: the member published or
 * edited the announcement. `own.reaction`: liked it, or removed the like. `own.mark`: saved or hid it, or took that
 * back. These three have the announcement as the member sees it now. `post.gone`: the member removed the announcement.
 * `relation.changed`: the member or the other one asked to connect, answered or disconnected. `own.relation`: the
 * member began or ceased to follow, mute or block the other one. These two have the number of requests received, and
 * the relation as it is now, null when the member blocks the other one. `own.account`: the member changed the part
 * `changed`; `user` is the session user as it is now, null when a later event of the same read has it. `message.new`:
 * one of the two members of the conversation wrote a message. `conversation.changed`: the member began, read or marked
 * the conversation `id`, or the other one has closed the account; it has the conversation as it is now.
 * `receipt.changed`: the other one has read up to the message `read`, except `reads_not_shown` as far as it is shown.
 * `notification.new`: there is a new notification, or somebody else has done what it is about. `notification.changed`: it
 * was read or removed, or who did it has taken it back; with the id null, several may have changed. Both have the
 * notification as it is now, null when it is not shown. `gone`: what the event was about is no longer visible.
 */
export const LiveEventWire = v.union([
  v.object({ seq, type: v.picklist(['own.post', 'own.reaction', 'own.mark']), post: FeedItemWire }),
  v.object({ seq, type: v.literal('post.gone'), id: v.string() }),
  v.object({
    seq,
    type: v.picklist(['relation.changed', 'own.relation']),
    member: v.string(),
    relation: v.nullable(RelationWire),
    requests: v.number(),
  }),
  v.object({
    seq,
    type: v.literal('own.account'),
    changed: v.picklist(accountParts),
    user: v.nullable(SessionUserWire),
  }),
  v.object({ seq, type: v.literal('message.new'), conversation: v.string(), message: MessageWire }),
  v.object({ seq, type: v.literal('conversation.changed'), id: v.string(), conversation: ConversationWire }),
  v.object({
    seq,
    type: v.literal('receipt.changed'),
    conversation: v.string(),
    read: v.number(),
    reads_not_shown: ReadsNotShownWire,
  }),
  v.object({
    seq,
    type: v.picklist(['notification.new', 'notification.changed']),
    id: v.nullable(v.string()),
    notification: v.nullable(NotificationWire),
  }),
  v.object({ seq, type: v.literal('gone') }),
]);

/** Query of `GET /live/events` (extension). Without `after` the reply only has the present end of the log. */
export const LiveEventsQueryWire = v.object({
  after: v.optional(LiveCursorWire),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxEventPage))),
});

/** Why events after a cursor are not known: too old, beyond the end, or of another epoch. The client must read all data again. */
export const LiveResetWire = v.picklist(['expired', 'ahead', 'epoch']);

/** Reply of `GET /live/events`. `head`: the cursor after the last event of the reply. */
export const LiveEventsReplyWire = v.object({
  success: v.literal(true),
  events: v.pipe(v.array(LiveEventWire), v.maxLength(maxEventPage)),
  head: LiveCursorWire,
  more: v.boolean(),
  reset: v.optional(LiveResetWire),
});

/** Query of `GET /live/stream` (extension). Without `after` it begins at the present end of the log. */
export const LiveStreamQueryWire = v.object({ after: v.optional(LiveCursorWire) });

/** Maximum number of announcements and members whose changes one stream receives. */
export const maxLiveTopics = 100;

/**
 * Body of `PUT /live/connections/{id}` (extension): public ids of the announcements on the page, and `member:<id>` for
 * each member of whom the page shows more than announcements and comments.
 */
export const LiveTopicsRequestWire = v.strictObject({
  topics: v.pipe(v.array(v.pipe(v.string(), v.maxLength(36))), v.maxLength(maxLiveTopics)),
});

const post = v.string();

/**
 * A signal to a connected client, which is not stored. `feed.new`: somebody published. Signals about announcements and
 * comments go to connections with the announcement among their topics. `member.changed`: the member changed the name,
 * headline, picture, or what a profile shows; it goes to connections with the member among their topics, or with an
 * announcement that the member wrote or commented on. `member.gone`: the member closed the account. `yours`: whether
 * `liked`, `own` and `may` of the comment are those of the receiving member; true for the authors of the comment and of
 * the announcement, and for a member who has acted on the comment.
 */
export const LiveHintWire = v.variant('type', [
  v.object({ type: v.literal('feed.new'), post, channel: v.string() }),
  v.object({
    type: v.literal('post.changed'),
    post,
    ...v.pick(FeedItemWire, [
      'text',
      'mentions',
      'edited_at',
      'audience',
      'like_count',
      'comment_count',
      'rev',
    ]).entries,
  }),
  v.object({ type: v.literal('post.gone'), post }),
  v.object({
    type: v.picklist(['comment.new', 'comment.changed']),
    post,
    comment: ThreadCommentWire,
    yours: v.boolean(),
  }),
  v.object({ type: v.literal('comment.gone'), post, comment: v.string() }),
  v.object({
    type: v.literal('member.changed'),
    member: v.string(),
    changed: v.picklist(accountParts),
    author: AuthorWire,
  }),
  v.object({ type: v.literal('member.gone'), member: v.string() }),
]);

/**
 * A frame of `GET /live/stream`: the name of a server-sent event and its data. `hello` comes first; `now` is the server's
 * time in milliseconds since 1970. `beat` has the position up to which the events have been sent. After `bye` the stream
 * ends; the client opens the next one after `retry` milliseconds. `reset`: the events after the client's position are not known; it reads everything again, and goes on from
 * `head`. `signed-out`: the session has ended. `replaced`: the member has opened too many streams.
 */
export const LiveFrameWire = v.variant('event', [
  v.object({
    event: v.literal('hello'),
    data: v.object({
      connection: v.string(),
      head: LiveCursorWire,
      heartbeat: v.number(),
      topics: v.number(),
      now: v.number(),
    }),
  }),
  v.object({ event: v.literal('event'), data: LiveEventWire }),
  v.object({ event: v.literal('hint'), data: LiveHintWire }),
  v.object({ event: v.literal('beat'), data: v.object({ head: LiveCursorWire }) }),
  v.object({ event: v.literal('reset'), data: v.object({ reason: LiveResetWire, head: LiveCursorWire }) }),
  v.object({ event: v.literal('bye'), data: v.object({ retry: v.number() }) }),
  v.object({ event: v.picklist(['signed-out', 'replaced']), data: v.object({}) }),
]);

export type LiveStreamQueryWire = v.InferOutput<typeof LiveStreamQueryWire>;
export type LiveTopicsRequestWire = v.InferOutput<typeof LiveTopicsRequestWire>;
export type LiveHintWire = v.InferOutput<typeof LiveHintWire>;
export type LiveFrameWire = v.InferOutput<typeof LiveFrameWire>;
export type LiveEventWire = v.InferOutput<typeof LiveEventWire>;
export type LiveResetWire = v.InferOutput<typeof LiveResetWire>;
export type LiveEventsQueryWire = v.InferOutput<typeof LiveEventsQueryWire>;
export type LiveEventsReplyWire = v.InferOutput<typeof LiveEventsReplyWire>;
