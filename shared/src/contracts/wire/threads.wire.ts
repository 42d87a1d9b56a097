import * as v from 'valibot';
import { AuthorWire, ClientIdWire, CommentFormWire, FeedItemWire } from './announcements.wire.ts';
import { maxCommentLength, maxFeedPage } from './limits.ts';
import { MentionsWire } from './mentions.wire.ts';
import { textUpTo } from './text.ts';

const commentActs = ['like', 'reply', 'edit', 'remove'] as const;

/** A comment of a thread (extension); `announcement_id` is the id of what it is about. One that is `removed` has neither text nor author. */
export const ThreadCommentWire = v.object({
  id: v.string(),
  announcement_id: v.string(),
  /** The comment that this one replies to, and the thread's top-level comment. Null for a top-level comment. */
  parent_id: v.nullable(v.string()),
  root_id: v.nullable(v.string()),
  text: textUpTo(maxCommentLength),
  mentions: v.optional(MentionsWire),
  created_at: v.string(),
  edited_at: v.nullable(v.string()),
  /** An empty place above replies: the comment was removed, or is hidden from the reader (decision record 133). */
  removed: v.boolean(),
  author: v.nullable(AuthorWire),
  like_count: v.number(),
  /** Number of direct replies that the reader is shown, including empty places. */
  reply_count: v.number(),
  liked: v.boolean(),
  own: v.boolean(),
  may: v.array(v.picklist(commentActs)),
  rev: v.number(),
});

/**
 * Query of `GET /az/announcements/{id}/comments` and `GET /videos/{id}/comments`: the replies to `parent`, or without it the
 * top-level comments. `to`: a comment that the reader looks for; it, or the one above it on this level, comes first.
 */
export const ThreadQueryWire = v.object({
  parent: v.optional(v.pipe(v.string(), v.maxLength(36))),
  order: v.optional(v.picklist(['oldest', 'newest'])),
  to: v.optional(v.pipe(v.string(), v.maxLength(36))),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxFeedPage))),
});

export const ThreadReplyWire = v.object({
  success: v.literal(true),
  items: v.pipe(v.array(ThreadCommentWire), v.maxLength(maxFeedPage)),
  /** `count`: number of comments, replies included; of an item (extension `item-comments`). `first`: the comment that leads to `to`. */
  meta: v.object({
    next_cursor: v.nullable(v.string()),
    count: v.optional(v.number()),
    first: v.optional(v.string()),
  }),
});

/** A member's own comment. `announcement`: null if they may no longer see it. */
export const OwnCommentWire = v.object({
  ...v.pick(ThreadCommentWire, ['id', 'text', 'created_at']).entries,
  announcement: v.nullable(v.object({ id: v.string(), author: AuthorWire })),
});

export const OwnCommentsReplyWire = v.object({
  success: v.literal(true),
  items: v.pipe(v.array(OwnCommentWire), v.maxLength(maxFeedPage)),
  meta: v.object({ next_cursor: v.nullable(v.string()) }),
});

/** Body of `PUT /az/comments/{id}`: what a member writes in a comment. `mentions`: extension `mentions`. */
export const CommentEditWire = v.strictObject({
  text: CommentFormWire.entries.comment,
  mentions: v.optional(MentionsWire),
});

/** Body of `POST` at the same paths. */
export const NewThreadCommentWire = v.strictObject({
  ...CommentEditWire.entries,
  reply_to: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(36)))),
  client_id: ClientIdWire,
});

export const ThreadCommentReplyWire = v.object({ success: v.literal(true), comment: ThreadCommentWire });

/** Reply of `PUT` and `DELETE /az/comments/{id}/like`. */
export const CommentLikeReplyWire = v.object({
  success: v.literal(true),
  liked: v.boolean(),
  like_count: v.number(),
  rev: v.number(),
});

/** Query of `GET /az/announcements`: ids of at most 50 announcements, separated by commas. */
export const AnnouncementsQueryWire = v.object({
  ids: v.pipe(
    v.string(),
    v.maxLength(37 * maxFeedPage),
    v.check((ids) => ids.split(',').length <= maxFeedPage),
  ),
});

/**
 * Reply of `GET /az/announcements`, in the order of the ids, without announcements that do not exist. When
 * `hidden_comment_count` changes, the client must read again the comments that it shows.
 */
export const AnnouncementsReplyWire = v.object({
  success: v.literal(true),
  items: v.pipe(
    v.array(v.object({ ...FeedItemWire.entries, hidden_comment_count: v.number() })),
    v.maxLength(maxFeedPage),
  ),
});

export type ThreadCommentWire = v.InferOutput<typeof ThreadCommentWire>;
export type OwnCommentWire = v.InferOutput<typeof OwnCommentWire>;
export type OwnCommentsReplyWire = v.InferOutput<typeof OwnCommentsReplyWire>;
export type ThreadQueryWire = v.InferOutput<typeof ThreadQueryWire>;
export type ThreadReplyWire = v.InferOutput<typeof ThreadReplyWire>;
export type NewThreadCommentWire = v.InferOutput<typeof NewThreadCommentWire>;
export type CommentEditWire = v.InferOutput<typeof CommentEditWire>;
export type ThreadCommentReplyWire = v.InferOutput<typeof ThreadCommentReplyWire>;
export type CommentLikeReplyWire = v.InferOutput<typeof CommentLikeReplyWire>;
export type AnnouncementsQueryWire = v.InferOutput<typeof AnnouncementsQueryWire>;
export type AnnouncementsReplyWire = v.InferOutput<typeof AnnouncementsReplyWire>;
