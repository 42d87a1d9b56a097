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

/** Browsers to which a member's notifications are pushed; each ends with its session. */
type PushSubscriptionsTable = {
  id: GeneratedAlways<number>;
  member_id: number;
  session_hash: Uint8Array;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Date;
};

/** Messages to browsers that wait to be sent. */
type PushMessagesTable = {
  subscription_id: number;
  notification_id: number;
  due_at: Date;
  attempts: Generated<number>;
};

export type NotificationTables = {
  notifications: NotificationsTable;
  notification_actors: NotificationActorsTable;
  mentions: MentionsTable;
  push_subscriptions: PushSubscriptionsTable;
  push_messages: PushMessagesTable;
};
