import * as v from 'valibot';
import { AnnouncementImageWire, AuthorWire } from './announcements.wire.ts';
import { StoredJobWire } from './job-request.wire.ts';
import {
  accountLengths,
  maxMemberPage,
  maxMutualFaces,
  maxMutualNamed,
  maxNoteOfRequest,
  maxSuggestions,
} from './limits.ts';
import { SearchTextWire } from './search.wire.ts';
import { CleanText, textUpTo } from './text.ts';

/** The relation of the requesting member to another one (extension); `Relation` says what the fields mean. */
export const RelationWire = v.object({
  state: v.picklist(['self', 'none', 'asked', 'asked-by', 'connected']),
  follows: v.boolean(),
  muted: v.boolean(),
  note: v.nullable(textUpTo(maxNoteOfRequest)),
  may: v.array(v.picklist(['connect'])),
});

const count = v.nullable(v.number());

/** A member as another sees them (extension). `restricted`: only what their announcements show; the rest is null. */
export const MemberProfileWire = v.object({
  ...AuthorWire.entries,
  has_cover: v.boolean(),
  description: v.nullable(textUpTo(accountLengths.Description)),
  email: v.nullable(textUpTo(accountLengths['E-mails'])),
  phone: v.nullable(textUpTo(accountLengths.Phones)),
  city: v.nullable(v.string()),
  country: v.nullable(v.string()),
  since: v.nullable(v.string()),
  restricted: v.boolean(),
  announcement_count: v.number(),
  connection_count: count,
  follower_count: count,
  mutual_count: count,
  mutual: v.pipe(v.array(AuthorWire), v.maxLength(maxMutualNamed)),
  relation: RelationWire,
});

/** Reply of `GET /az/members/{id}/cover`: a JPEG in base64, null for a restricted profile or without a cover. */
export const MemberCoverReplyWire = v.object({
  success: v.literal(true),
  cover_data: v.nullable(v.string()),
});

/** Reply of `GET /az/members/{id}`. */
export const MemberReplyWire = v.object({ success: v.literal(true), member: MemberProfileWire });

/** Reply of `GET /az/members/{id}/jobs`, which is empty for a restricted profile. */
export const MemberJobsReplyWire = v.object({ success: v.literal(true), jobs: v.array(StoredJobWire) });

const paging = {
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxMemberPage))),
};

/** Query of `GET /az/blocks`, `GET /az/mutes`, and of the lists of another member. */
export const MembersQueryWire = v.object(paging);

export const connectionSorts = ['recent', 'name', 'mutual'] as const;

/**
 * Query of `GET /az/connections`. `friends`: connections who follow each other. `q`: words that begin words of the name or
 * the role; the `total` of the reply counts who is found. A cursor is for the search and order that it was given for.
 */
export const ConnectionsQueryWire = v.object({
  only: v.optional(v.literal('friends')),
  q: v.optional(SearchTextWire),
  sort: v.optional(v.picklist(connectionSorts)),
  ...paging,
});

/** Query of `GET /az/connections/requests`: received (`in`) or sent ones. */
export const RequestsQueryWire = v.object({ direction: v.picklist(['in', 'out']), ...paging });

/** A member in a list. `at`: since when. `note`: only for a request to connect. `mutual`: some connections in common. */
export const MemberRowWire = v.object({
  member: AuthorWire,
  at: v.string(),
  note: v.nullable(textUpTo(maxNoteOfRequest)),
  mutual_count: v.number(),
  mutual: v.pipe(v.array(AuthorWire), v.maxLength(maxMutualFaces)),
});

/** A picture with the counts of its announcement. */
export const MemberPictureWire = v.object({
  ...AnnouncementImageWire.entries,
  like_count: v.number(),
  comment_count: v.number(),
});

/** Reply of `GET /az/members/{id}/pictures`: those that the requesting member may see, the latest first. */
export const MemberPicturesReplyWire = v.object({
  success: v.literal(true),
  items: v.pipe(v.array(MemberPictureWire), v.maxLength(maxMemberPage)),
  meta: v.object({ next_cursor: v.nullable(v.string()), total: v.number() }),
});

/** A page of members, by default the latest first. `total` counts the whole list. */
export const MembersReplyWire = v.object({
  success: v.literal(true),
  items: v.pipe(v.array(MemberRowWire), v.maxLength(maxMemberPage)),
  meta: v.object({ next_cursor: v.nullable(v.string()), total: v.number() }),
});

export const SuggestionWire = v.object({
  member: AuthorWire,
  mutual_count: v.number(),
  company: v.nullable(v.string()),
  city: v.nullable(v.string()),
});

/** Reply of `GET /az/members/suggestions` (extension), the best first. */
export const SuggestionsReplyWire = v.object({
  success: v.literal(true),
  items: v.pipe(v.array(SuggestionWire), v.maxLength(maxSuggestions)),
});

/** Body of `PUT /az/connections/requests/{id}`. */
export const RequestNoteWire = v.strictObject({
  note: v.optional(v.pipe(CleanText, v.maxLength(maxNoteOfRequest))),
});

/** Reply of the calls that change a relation; null after a block, because then neither member sees the other. */
export const RelationReplyWire = v.object({
  success: v.literal(true),
  relation: v.nullable(RelationWire),
});

export type RelationWire = v.InferOutput<typeof RelationWire>;
export type MemberProfileWire = v.InferOutput<typeof MemberProfileWire>;
export type MemberCoverReplyWire = v.InferOutput<typeof MemberCoverReplyWire>;
export type MemberReplyWire = v.InferOutput<typeof MemberReplyWire>;
export type MemberJobsReplyWire = v.InferOutput<typeof MemberJobsReplyWire>;
export type MembersQueryWire = v.InferOutput<typeof MembersQueryWire>;
export type ConnectionSort = (typeof connectionSorts)[number];
export type ConnectionsQueryWire = v.InferOutput<typeof ConnectionsQueryWire>;
export type RequestsQueryWire = v.InferOutput<typeof RequestsQueryWire>;
export type MemberPictureWire = v.InferOutput<typeof MemberPictureWire>;
export type MemberPicturesReplyWire = v.InferOutput<typeof MemberPicturesReplyWire>;
export type MemberRowWire = v.InferOutput<typeof MemberRowWire>;
export type MembersReplyWire = v.InferOutput<typeof MembersReplyWire>;
export type SuggestionWire = v.InferOutput<typeof SuggestionWire>;
export type SuggestionsReplyWire = v.InferOutput<typeof SuggestionsReplyWire>;
export type RequestNoteWire = v.InferOutput<typeof RequestNoteWire>;
export type RelationReplyWire = v.InferOutput<typeof RelationReplyWire>;
