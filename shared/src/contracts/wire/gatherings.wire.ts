import * as v from 'valibot';
import { AuthorWire, ClientIdWire } from './announcements.wire.ts';
import {
  attendances,
  gatheringActs,
  gatheringCategories,
  gatheringTypes,
  westAfrica,
} from './gathering-kinds.ts';
import {
  maxGatheringFaces,
  maxGatheringPage,
  maxLengths,
  maxRelatedGatherings,
  maxSearchLength,
  maxTitleLength,
} from './limits.ts';
import { CleanLine, CleanName, CleanText, textUpTo } from './text.ts';

const type = v.picklist(gatheringTypes);
const category = v.picklist(gatheringCategories);
const searchText = v.optional(v.pipe(v.string(), v.maxLength(maxSearchLength)));

/**
 * A gathering in a list (extension): screens call it an event. `date` (`YYYY-MM-DD`), `start` and `end` (`HH:MM`) are those
 * at its place; `city` and `address` are null for one that is online. `attendees`: some of them; `own`: the member who asks
 * has created it.
 */
export const ListedGatheringWire = v.object({
  id: v.string(),
  title: textUpTo(maxTitleLength),
  category,
  type,
  /** A short label, such as `Complet`. */
  label: v.nullable(v.string()),
  picture_url: v.string(),
  date: v.string(),
  start: v.string(),
  end: v.string(),
  location: v.string(),
  city: v.nullable(v.string()),
  address: v.nullable(v.string()),
  attendees: v.pipe(v.array(AuthorWire), v.maxLength(maxGatheringFaces)),
  attendee_count: v.number(),
  attendance: v.picklist(attendances),
  own: v.boolean(),
});

/** A gathering (extension). `price`: 0 means free; `zone`: null if it is not known; `may`: what the member may do. */
export const GatheringWire = v.object({
  ...ListedGatheringWire.entries,
  price: v.number(),
  description: textUpTo(maxLengths.description),
  zone: v.nullable(v.picklist([westAfrica])),
  organiser: AuthorWire,
  speakers: v.array(AuthorWire),
  program: v.array(
    v.object({
      id: v.string(),
      time: v.string(),
      title: v.string(),
      text: v.string(),
      speaker: v.nullable(AuthorWire),
    }),
  ),
  may: v.array(v.picklist(gatheringActs)),
  related: v.pipe(v.array(ListedGatheringWire), v.maxLength(maxRelatedGatherings)),
});

/**
 * Query of `GET /events` (extension): the gatherings to come. Those that the member has created are first, the newest one
 * first; then comes the next one. `q` finds texts in title, category, description, place and date; `place` in the place.
 * `mine`: those that the member attends or has created, in the order of their dates.
 */
export const GatheringsQueryWire = v.object({
  type: v.optional(type),
  category: v.optional(category),
  from: v.optional(v.pipe(v.string(), v.isoDate())),
  to: v.optional(v.pipe(v.string(), v.isoDate())),
  place: searchText,
  q: searchText,
  mine: v.optional(v.literal('1')),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

export const GatheringsReplyWire = v.object({
  success: v.literal(true),
  items: v.pipe(v.array(ListedGatheringWire), v.maxLength(maxGatheringPage)),
  meta: v.object({ next_cursor: v.nullable(v.string()) }),
});

/** Reply of `GET /events/{id}`, `POST /events` and `PUT /events/{id}/attendance` (extension). */
export const GatheringReplyWire = v.object({ success: v.literal(true), event: GatheringWire });

const titleLength = `Un titre compte de 1 à ${maxTitleLength} caractères. Modifiez-le puis réessayez.`;
const descriptionLength = `Une description compte de 1 à ${maxLengths.description} caractères. Modifiez-la puis réessayez.`;
const placeLength = `Un lieu compte au plus ${maxTitleLength} caractères. Modifiez-le puis réessayez.`;

const place = v.pipe(CleanLine, v.maxLength(maxTitleLength, placeLength));

/**
 * Body of `POST /events` (extension): its creator organises the gathering. `place` and `city` are empty for one that is
 * online; one that ends before it starts ends the next day. `DELETE /events/{id}` removes an own gathering.
 */
export const NewGatheringWire = v.strictObject({
  title: v.pipe(CleanName, v.minLength(1, titleLength), v.maxLength(maxTitleLength, titleLength)),
  category,
  date: v.pipe(v.string(), v.isoDate()),
  start: v.pipe(v.string(), v.isoTime()),
  end: v.pipe(v.string(), v.isoTime()),
  place,
  city: place,
  price: v.pipe(v.number(), v.minValue(0)),
  description: v.pipe(
    CleanText,
    v.minLength(1, descriptionLength),
    v.maxLength(maxLengths.description, descriptionLength),
  ),
  client_id: ClientIdWire,
});

/** Body of `PUT /events/{id}/attendance` (extension). */
export const AttendanceChangeWire = v.strictObject({ state: v.picklist(attendances) });

export type ListedGatheringWire = v.InferOutput<typeof ListedGatheringWire>;
export type GatheringWire = v.InferOutput<typeof GatheringWire>;
export type GatheringsQueryWire = v.InferOutput<typeof GatheringsQueryWire>;
export type GatheringsReplyWire = v.InferOutput<typeof GatheringsReplyWire>;
export type GatheringReplyWire = v.InferOutput<typeof GatheringReplyWire>;
export type NewGatheringWire = v.InferOutput<typeof NewGatheringWire>;
