import * as v from 'valibot';
import { audiences } from './audiences.ts';
import {
  accountLengths,
  maxAltLength,
  maxAnnouncementImages,
  maxAnnouncementLength,
  maxCommentLength,
  maxFeedPage,
  maxPositionTitle,
} from './limits.ts';
import { MentionsWire } from './mentions.wire.ts';
import { isTag, maxTagLength } from './tags.ts';
import { CleanText, textUpTo } from './text.ts';

export const AuthorWire = v.object({
  Customers_Numbers: v.string(),
  Names: textUpTo(accountLengths.Names),
  LastName: textUpTo(accountLengths.LastName),
  type: v.string(),
  isVerify: v.boolean(),
  role: v.nullable(textUpTo(maxPositionTitle)),
  picture_url: v.nullable(v.string()),
});

export const AudienceWire = v.picklist(audiences);

/** One item of the global feed, whose shape the specification leaves open; `Announcement` says what the fields mean. */
export const FeedItemWire = v.object({
  id: v.string(),
  type: v.literal('announcement'),
  text: textUpTo(maxAnnouncementLength),
  mentions: v.optional(MentionsWire),
  audience: AudienceWire,
  created_at: v.string(),
  edited_at: v.nullable(v.string()),
  author: AuthorWire,
  like_count: v.number(),
  comment_count: v.number(),
  image_count: v.number(),
  liked: v.boolean(),
  own: v.boolean(),
  saved: v.boolean(),
  hidden: v.boolean(),
  rev: v.number(),
});

const paging = {
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxFeedPage))),
};

/** Fields of an item that a server without the extension `network` leaves out of its lists. */
export const networkFields = ['audience', 'edited_at', 'like_count', 'liked', 'saved', 'hidden'] as const;

export const AnnouncementImageWire = v.object({
  id: v.string(),
  url: v.string(),
  alt: textUpTo(maxAltLength),
  width: v.number(),
  height: v.number(),
  /** The same picture in smaller sizes (extension). */
  sizes: v.array(v.object({ url: v.string(), width: v.number(), height: v.number() })),
});

const Images = v.pipe(v.array(AnnouncementImageWire), v.maxLength(maxAnnouncementImages));

/** An item in a list. Only the first items of a view have `images` (extension `network`). */
export const ListedItemWire = v.object({
  ...v.partial(FeedItemWire, networkFields).entries,
  images: v.optional(Images),
});

/**
 * Query of `GET /az/global` (extensions). Without paging the reply has 20 items; `tag` may begin with `#`. `view`
 * (extension `network`): announcements of the member's network, or all; `home` is `network` unless that is empty.
 */
export const FeedQueryWire = v.object({
  ...paging,
  view: v.optional(v.picklist(['home', 'network', 'all'])),
  tag: v.optional(v.pipe(v.string(), v.maxLength(maxTagLength + 1), v.check(isTag))),
});

/** Query of `GET /account/announcements` and `GET /az/saved` (extensions). */
export const SavedQueryWire = v.object(paging);

export const FeedReplyWire = v.object({
  success: v.literal(true),
  feeds: v.pipe(v.array(ListedItemWire), v.maxLength(maxFeedPage)),
  /** `view`: which view the reply has, if the query asked for a view. */
  meta: v.object({
    next_cursor: v.nullable(v.string()),
    view: v.optional(v.picklist(['network', 'all'])),
  }),
});

export const ImagesReplyWire = v.object({ success: v.literal(true), images: Images });

export const CommentWire = v.object({
  id: v.string(),
  text: textUpTo(maxCommentLength),
  mentions: v.optional(MentionsWire),
  created_at: v.string(),
  author: AuthorWire,
});

export const CommentsReplyWire = v.object({ success: v.literal(true), comments: v.array(CommentWire) });

const commentLength = `Un commentaire compte de 1 à ${maxCommentLength} caractères. Modifiez votre texte puis réessayez.`;

export const CommentFormWire = v.strictObject({
  comment: v.pipe(CleanText, v.minLength(1, commentLength), v.maxLength(maxCommentLength, commentLength)),
});

const announcementLength = `Une publication compte ${maxAnnouncementLength} caractères au plus. Raccourcissez-la puis réessayez.`;
const altLength = `La description d’une image compte ${maxAltLength} caractères au plus. Raccourcissez-la puis réessayez.`;

const clientId = /^(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** The sender's own id of a new item, a UUID or 32 hex digits: several requests with one id create one item. */
export const ClientIdWire = v.pipe(v.string(), v.regex(clientId));

/**
 * Texts of the form of `POST /az/announcements` (extension); the files are in its field `images`, their descriptions in
 * `alts`. `client_id` needs the extension `network`. So does `audience`; the default is all members. `mentions` is JSON
 * and needs the extension `mentions`.
 */
export const AnnouncementFormWire = v.strictObject({
  text: v.pipe(CleanText, v.maxLength(maxAnnouncementLength, announcementLength)),
  alts: v.pipe(
    v.array(v.pipe(CleanText, v.maxLength(maxAltLength, altLength))),
    v.maxLength(maxAnnouncementImages),
  ),
  audience: v.optional(AudienceWire),
  mentions: v.optional(v.pipe(v.string(), v.parseJson(), MentionsWire)),
  client_id: v.optional(ClientIdWire),
});

/**
 * Body of `PUT /az/announcements/{id}` (extension): what is to change. `audience`: extension `network`. `mentions`:
 * those of the text (extension `mentions`).
 */
export const AnnouncementEditWire = v.pipe(
  v.strictObject({
    text: v.optional(AnnouncementFormWire.entries.text),
    mentions: v.optional(MentionsWire),
    audience: v.optional(AudienceWire),
  }),
  v.minEntries(1),
);

/** Reply of `POST` and `PUT /az/announcements` and of `GET /az/announcements/{id}` (extensions). */
export const AnnouncementStoredReplyWire = v.object({ success: v.literal(true), feed: FeedItemWire });

/** Reply of `POST` and `DELETE /az/announcements/{id}/like` (extension). */
export const LikeReplyWire = v.object({
  success: v.literal(true),
  liked: v.boolean(),
  like_count: v.number(),
  rev: v.number(),
});

/** Reply of `PUT` and `DELETE /az/announcements/{id}/saved` and `/hidden` (extension). */
export const MarksReplyWire = v.object({
  success: v.literal(true),
  saved: v.boolean(),
  hidden: v.boolean(),
});

/** Replies of removals in the feed. */
export const SuccessReplyWire = v.object({ success: v.literal(true) });

export const CommentStoredReplyWire = v.object({ success: v.literal(true), comment: CommentWire });

export type AuthorWire = v.InferOutput<typeof AuthorWire>;
export type FeedItemWire = v.InferOutput<typeof FeedItemWire>;
export type FeedQueryWire = v.InferOutput<typeof FeedQueryWire>;
export type SavedQueryWire = v.InferOutput<typeof SavedQueryWire>;
export type MarksReplyWire = v.InferOutput<typeof MarksReplyWire>;
export type FeedReplyWire = v.InferOutput<typeof FeedReplyWire>;
export type ListedItemWire = v.InferOutput<typeof ListedItemWire>;
export type AnnouncementImageWire = v.InferOutput<typeof AnnouncementImageWire>;
export type ImagesReplyWire = v.InferOutput<typeof ImagesReplyWire>;
export type CommentWire = v.InferOutput<typeof CommentWire>;
export type CommentsReplyWire = v.InferOutput<typeof CommentsReplyWire>;
export type CommentStoredReplyWire = v.InferOutput<typeof CommentStoredReplyWire>;
export type AnnouncementStoredReplyWire = v.InferOutput<typeof AnnouncementStoredReplyWire>;
export type LikeReplyWire = v.InferOutput<typeof LikeReplyWire>;
export type SuccessReplyWire = v.InferOutput<typeof SuccessReplyWire>;
export type AnnouncementEditWire = v.InferOutput<typeof AnnouncementEditWire>;
export type AnnouncementFormWire = v.InferOutput<typeof AnnouncementFormWire>;
