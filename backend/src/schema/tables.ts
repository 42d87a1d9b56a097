import type { Audience } from '@az/shared/contracts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ConversationTables } from './conversation-tables.ts';
import type { NotificationTables } from './notification-tables.ts';
import type { SignInTables } from './sign-in-tables.ts';

type Moment = ColumnType<Date, Date, Date>;

/** A 64-bit number as the engine returns it. The code only passes it back to the database. */
export type RowNumber = number | string;

/** People and companies; a row without a password hash has no sign-in. */
type MembersTable = {
  id: GeneratedAlways<number>;
  /** E-mail and password hash for the sign-in; null for a company that another member added. */
  email: string | null;
  password_hash: string | null;
  kind: 'person' | 'company';
  first_name: string;
  last_name: string;
  /** The text under the name; if it is empty, the title of the last job is shown. */
  headline: Generated<string>;
  description: string;
  phone: string;
  address: string;
  country: string | null;
  province: string | null;
  city: string | null;
  /** Codes of the place above (`reference/locations.ts`). */
  country_code: ColumnType<string | null, string | null | undefined, string | null>;
  province_code: ColumnType<string | null, string | null | undefined, string | null>;
  city_code: ColumnType<string | null, string | null | undefined, string | null>;
  verified: Generated<boolean>;
  picture_id: string | null;
  thumbnail_id: string | null;
  cover_id: string | null;
  created_at: Moment;
  /** When the member last did something, to the minute (`SessionRepository.use`). */
  last_input_at: ColumnType<Date | null, never, Date>;
  /** When the address was last confirmed with a mailed link; null: never, so that no notifications are mailed to it. */
  email_proven_at: ColumnType<Date | null, Date | undefined, Date>;
};

/** JPEG and WebP files. `id` is the hash of the content. Those with `is_public` have an address that everybody can read. */
export type PicturesTable = {
  id: string;
  bytes: Uint8Array;
  width: number;
  height: number;
  is_public: boolean;
};

/** Data of a company beside its row in `members`. `contact_email` is no sign-in. */
type CompaniesTable = {
  member_id: number;
  sector: string;
  website: string;
  neighborhood: string;
  contact_email: string;
  added_by: number | null;
  created_at: Moment;
};

type RenditionsTable = { picture_id: string; rendition_id: string };

type PositionsTable = { id: GeneratedAlways<number>; title: string; description_html: string };

/** Jobs of members; the company is a member of kind company. Dates are `YYYY-MM-DD`. */
type JobsTable = {
  id: GeneratedAlways<number>;
  member_id: number;
  position_id: number;
  company_id: number;
  starting_date: string;
  ending_date: string | null;
};

export type JobNotesTable = {
  id: GeneratedAlways<number>;
  job_id: number;
  kind: 'skill' | 'tool' | 'task';
  text: string;
};

/** Ids of a row for clients. Every row has a `public_id`. Rows that were inserted without one also have a `number`. */
type PublicIds = {
  /** A UUID version 7, made of `created_at`. */
  public_id: Generated<string>;
  number: GeneratedAlways<number | null>;
};

type AnnouncementsTable = PublicIds & {
  id: GeneratedAlways<number>;
  author_id: number;
  text: string;
  /** Who may see it; everybody by default. */
  audience: Generated<Audience>;
  created_at: Moment;
  edited_at: ColumnType<Date | null, never, Date>;
};

/** Stored counts, kept by triggers; `rev` changes with them and with the announcement. */
type AnnouncementCountersTable = {
  announcement_id: GeneratedAlways<number>;
  likes: GeneratedAlways<number>;
  /** Number of comments that are not removed. */
  comments: GeneratedAlways<number>;
  images: GeneratedAlways<number>;
  rev: ColumnType<RowNumber, never, RowNumber>;
};

type AnnouncementImagesTable = {
  id: GeneratedAlways<number>;
  announcement_id: number;
  place: number;
  picture_id: string;
  alt: string;
};

/** Comments and replies. One that was removed while it had replies stays without text and author. */
type AnnouncementCommentsTable = PublicIds & {
  id: GeneratedAlways<number>;
  announcement_id: number;
  author_id: ColumnType<number | null, number, null>;
  text: string;
  created_at: Moment;
  /** The comment that begins the thread, and the comment that this one replies to. Null if this is no reply. */
  root_id: ColumnType<number | null, number | null | undefined, never>;
  parent_id: ColumnType<number | null, number | null | undefined, never>;
  edited_at: ColumnType<Date | null, never, Date>;
  removed_at: ColumnType<Date | null, never, Date>;
  /** Triggers update these counts. */
  likes: GeneratedAlways<number>;
  replies: GeneratedAlways<number>;
  rev: ColumnType<RowNumber, never, RowNumber>;
};

type AnnouncementLikesTable = { announcement_id: number; member_id: number };

/** Tags of announcements, as `plainTag` of the contracts returns them. */
type AnnouncementTagsTable = { announcement_id: number; tag: string };

type CommentLikesTable = { comment_id: number; member_id: number };

/** Announcements that a member saved, or does not want to see in the feed. */
type AnnouncementMarksTable = {
  announcement_id: number;
  member_id: number;
  mark: 'saved' | 'hidden';
  at: Moment;
};

/** Stored writes, so that a repeated request is answered and not run again. `outcome`: the id of what was created. */
type WritesTable = {
  member_id: number;
  key: string;
  fingerprint: string;
  outcome: ColumnType<unknown, string, string>;
  created_at: Moment;
};

type SecretsTable = { name: string; value: Uint8Array };

/** Attempts that count against a limit. `key` is a keyed hash: neither addresses nor e-mails are stored. */
type AttemptsTable = {
  id: GeneratedAlways<RowNumber>;
  key: Uint8Array;
  at: Moment;
  /** Whether the attempt has not ended. Until its result is recorded, it counts. */
  pending: boolean;
};

/** Mail that waits to be sent. A reset for an unknown address has no member, and is deleted. */
type OutboxMailsTable = {
  id: GeneratedAlways<RowNumber>;
  member_id: number | null;
  kind: string;
  recipient: string | null;
  created_at: Moment;
  due_at: Moment;
  attempts: Generated<number>;
};

/** Preferences that a member chose; others have their defaults. */
type MemberPreferencesTable = {
  member_id: number;
  preferences: ColumnType<unknown, string, string>;
  updated_at: Moment;
};

/** The number of each member's newest event. A member without events has no row. */
type MemberHeadsTable = { member_id: number; seq: RowNumber | bigint };

/** The event log: for each member numbers without gaps, in the order of commits. `subject`: see `StoredEvent`. */
type MemberEventsTable = {
  member_id: number;
  seq: RowNumber | bigint;
  at: Moment;
  type: number;
  subject: string;
};

/** One row. Its value changes when numbers may have been given twice: after a restore, or a failover that lost commits. */
type LiveEpochTable = { singleton: boolean; value: Generated<string> };

/** Pairs of members with the time of the act. A connection has two rows. A dismissed member is not suggested again. */
type MemberPairsTable = { member_id: number; other_id: number; at: Moment };

type BlocksTable = { blocker_id: number; blocked_id: number; at: Moment };

/** Requests to connect. Ended ones are counted against the limits, and kept for 30 days without their note. */
type ConnectionRequestsTable = {
  id: GeneratedAlways<number>;
  from_id: number;
  to_id: number;
  note: string;
  created_at: Moment;
  ended_at: ColumnType<Date | null, never, Date | null>;
  refused: ColumnType<boolean, never, boolean>;
};

/** What a member is found by, kept by triggers. `words`: a `tsvector` with the weights of `create-search.ts`. */
type MemberWordsTable = Record<'plain_name' | 'words', GeneratedAlways<string>> & {
  member_id: GeneratedAlways<number>;
};

export type ApiTables = {
  members: MembersTable;
  companies: CompaniesTable;
  pictures: PicturesTable;
  positions: PositionsTable;
  renditions: RenditionsTable;
  jobs: JobsTable;
  job_notes: JobNotesTable;
  announcements: AnnouncementsTable;
  announcement_counters: AnnouncementCountersTable;
  announcement_images: AnnouncementImagesTable;
  announcement_comments: AnnouncementCommentsTable;
  announcement_likes: AnnouncementLikesTable;
  announcement_marks: AnnouncementMarksTable;
  announcement_tags: AnnouncementTagsTable;
  comment_likes: CommentLikesTable;
  writes: WritesTable;
  secrets: SecretsTable;
  attempts: AttemptsTable;
  outbox_mails: OutboxMailsTable;
  member_preferences: MemberPreferencesTable;
  member_heads: MemberHeadsTable;
  member_events: MemberEventsTable;
  live_epoch: LiveEpochTable;
  connections: MemberPairsTable;
  connection_requests: ConnectionRequestsTable;
  follows: MemberPairsTable;
  mutes: MemberPairsTable;
  silences: MemberPairsTable;
  dismissals: MemberPairsTable;
  blocks: BlocksTable;
  member_words: MemberWordsTable;
} & ConversationTables &
  NotificationTables &
  SignInTables;
