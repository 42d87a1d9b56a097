import type { NotificationCause } from '@az/shared/contracts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Notifications of members, each with those who caused it: the acts of several people on one subject are one row. */
type NotificationsTable = {
  id: GeneratedAlways<number>;
  public_id: string;
  recipient_id: number;
  cause: NotificationCause;
  announcement_id: number | null;
  comment_id: number | null;
  /** Times of the first and of the last act. */
  started_at: Date;
  last_at: Date;
  read_at: ColumnType<Date | null, undefined, Date | null>;
  removed_at: ColumnType<Date | null, undefined, Date | null>;
  /** Time of the last event about it. `is_due`: there have been acts since then, and the sweep will emit an event. */
  event_at: Date;
  is_due: Generated<boolean>;
  /** When it goes out by mail at the earliest; null: it has been mailed, was read, or is not to be mailed. */
  mail_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

type NotificationActorsTable = {
  notification_id: number;
  actor_id: number;
  at: Date;
  /** Since when the act is taken back; null while it holds. */
  taken_back_at: ColumnType<Date | null, undefined, Date | null>;
};

/** Members whom the text of an announcement or a comment mentions, with the place of `@` and the name as written. */
type MentionsTable = {
  id: GeneratedAlways<number>;
  announcement_id: number;
  comment_id: number | null;
  member_id: number;
  start: number;
  length: number;
};

export type NotificationTables = {
  notifications: NotificationsTable;
  notification_actors: NotificationActorsTable;
  mentions: MentionsTable;
};
