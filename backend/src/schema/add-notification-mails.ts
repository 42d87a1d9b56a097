import { sql } from 'kysely';

/** When a notification goes out by mail, and when members were last active (decision record 164). */
export const notificationMails = [
  sql`alter table api.members add column last_input_at timestamptz(3)`,
  sql`alter table api.notifications add column mail_at timestamptz(3)`,
  sql`create index notifications_to_mail on api.notifications (mail_at) where mail_at is not null`,
  sql`create unique index one_notification_mail on api.outbox_mails (member_id) where kind = 'notifications'`,
];
