import * as v from 'valibot';
import { AnnouncementImageWire, AuthorWire, ClientIdWire, ListedItemWire } from './announcements.wire.ts';
import { groupActs, groupSorts, groupTabs, groupTypes, memberships } from './group-kinds.ts';
import {
  maxGroupFaces,
  maxGroupPage,
  maxGroupPostLength,
  maxLengths,
  maxSearchLength,
  maxTitleLength,
} from './limits.ts';
import { CleanName, CleanText, textUpTo } from './text.ts';

const type = v.picklist(groupTypes);

/** A group in a list (extension). `members`: some of them; `membership`: that of the member who asks. */
export const ListedGroupWire = v.object({
  id: v.string(),
  name: textUpTo(maxTitleLength),
  type,
  picture_url: v.string(),
  verified: v.boolean(),
  posts_per_day: v.number(),
  member_count: v.number(),
  members: v.pipe(v.array(AuthorWire), v.maxLength(maxGroupFaces)),
  membership: v.picklist(memberships),
});

const GroupVideoWire = v.object({
  id: v.string(),
  title: textUpTo(maxTitleLength),
  poster_url: v.string(),
  author: AuthorWire,
  view_count: v.number(),
  /** In seconds. */
  duration: v.number(),
  uploaded_at: v.string(),
});

/**
 * A group (extension). `own`: whether the member has created it; `may`: what they may do there. `content` is null for those
 * who may not see what its members publish.
 */
export const GroupWire = v.object({
  ...ListedGroupWire.entries,
  description: textUpTo(maxLengths.description),
  city: v.nullable(v.string()),
  created_at: v.string(),
  own: v.boolean(),
  may: v.array(v.picklist(groupActs)),
  content: v.nullable(
    v.object({
      media: v.array(AnnouncementImageWire),
      videos: v.array(GroupVideoWire),
      event_ids: v.array(v.string()),
    }),
  ),
});

/**
 * Query of `GET /groups` (extension): the groups of a tab, or all. The order of suggestion is the default; in any order the
 * member's own groups are first. `q` finds texts in the name, or in `Groupe privé` and `Groupe public`; names that begin with
 * it are first.
 */
export const GroupsQueryWire = v.object({
  tab: v.optional(v.picklist(groupTabs)),
  sort: v.optional(v.picklist(groupSorts)),
  q: v.optional(v.pipe(v.string(), v.maxLength(maxSearchLength))),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

/** Reply of `GET /groups`. A selection (`suggested`, `popular`, `more`) is never longer than one page. */
export const GroupsReplyWire = v.object({
  success: v.literal(true),
  items: v.pipe(v.array(ListedGroupWire), v.maxLength(maxGroupPage)),
  meta: v.object({ next_cursor: v.nullable(v.string()) }),
});

/** Reply of `GET /groups/{id}`, `POST /groups`, and `PUT` and `DELETE /groups/{id}/membership` (extension). */
export const GroupReplyWire = v.object({ success: v.literal(true), group: GroupWire });

const nameLength = `Un nom de groupe compte de 1 à ${maxTitleLength} caractères. Modifiez-le puis réessayez.`;
const descriptionLength = `Une description compte de 1 à ${maxLengths.description} caractères. Modifiez-la puis réessayez.`;
const postLength = `Une publication compte de 1 à ${maxGroupPostLength} caractères. Modifiez-la puis réessayez.`;

/** Body of `POST /groups` (extension); its creator is its first member. `DELETE /groups/{id}` removes an own group. */
export const NewGroupWire = v.strictObject({
  name: v.pipe(CleanName, v.minLength(1, nameLength), v.maxLength(maxTitleLength, nameLength)),
  type,
  description: v.pipe(
    CleanText,
    v.minLength(1, descriptionLength),
    v.maxLength(maxLengths.description, descriptionLength),
  ),
  client_id: ClientIdWire,
});

/**
 * Body of `PUT /groups/{id}/membership` (extension), which joins a public group and asks to join a private one. `resume`:
 * takes back that the member has left, also in a private group; others may not. `DELETE` leaves, or withdraws the request.
 */
export const MembershipChangeWire = v.strictObject({ resume: v.optional(v.boolean()) });

/**
 * Body of `POST /groups/{id}/announcements` (extension). `GET` of the same path has the latest first, in the form of the
 * feed (`FeedReplyWire`) with all pictures. Likes and removals are the calls of every announcement: `POST` and
 * `DELETE /az/announcements/{id}/like`, `DELETE /az/announcements/{id}`.
 */
export const GroupAnnouncementWire = v.strictObject({
  text: v.pipe(CleanText, v.minLength(1, postLength), v.maxLength(maxGroupPostLength, postLength)),
  client_id: ClientIdWire,
});

export const GroupAnnouncementReplyWire = v.object({ success: v.literal(true), feed: ListedItemWire });

export type ListedGroupWire = v.InferOutput<typeof ListedGroupWire>;
export type GroupWire = v.InferOutput<typeof GroupWire>;
export type GroupsQueryWire = v.InferOutput<typeof GroupsQueryWire>;
export type GroupsReplyWire = v.InferOutput<typeof GroupsReplyWire>;
export type GroupReplyWire = v.InferOutput<typeof GroupReplyWire>;
export type NewGroupWire = v.InferOutput<typeof NewGroupWire>;
export type MembershipChangeWire = v.InferOutput<typeof MembershipChangeWire>;
export type GroupAnnouncementWire = v.InferOutput<typeof GroupAnnouncementWire>;
export type GroupAnnouncementReplyWire = v.InferOutput<typeof GroupAnnouncementReplyWire>;
