import { sql } from 'kysely';

/** The members whom announcements and comments mention (decision record 165). */
export const mentionTables = [
  sql`create table api.mentions (
    id integer primary key generated always as identity,
    announcement_id integer not null references api.announcements on delete cascade,
    comment_id integer references api.announcement_comments on delete cascade,
    member_id integer not null references api.members on delete cascade,
    start integer not null,
    length integer not null
  )`,
  sql`create index mentions_of_announcement on api.mentions (announcement_id, comment_id)`,
  sql`create index mentions_of_comment on api.mentions (comment_id) where comment_id is not null`,
  sql`create index mentions_of_member on api.mentions (member_id)`,
];
