import { type RawBuilder, sql } from 'kysely';

/** A stored count: the table `in`, its column `id` by which the row is found, and its column with the count. */
type Count = { in: string; id: string; column: string };

const ofAnnouncement = (column: string): Count => ({
  in: 'announcement_counters',
  id: 'announcement_id',
  column,
});
const ofComment = (column: string): Count => ({ in: 'announcement_comments', id: 'id', column });

/** Adds `number` to a count, and 1 to the revision of the count's row. */
const add = ({ in: table, id, column }: Count, number: number, value: RawBuilder<unknown>) =>
  sql`update ${sql.table(`api.${table}`)} set ${sql.ref(column)} = ${sql.ref(column)} + ${sql.lit(number)}, rev = rev + 1
    where ${sql.ref(id)} = ${value};`;

function countRows(of: string, key: string, count: Count) {
  const name = sql.ref(`api.count_${of}`);
  return [
    sql`create function ${name}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${add(count, 1, sql.ref(`new.${key}`))}
      else ${add(count, -1, sql.ref(`old.${key}`))}
      end if;
      return null;
    end $$`,
    sql`create trigger count_rows after insert or delete on ${sql.table(`api.${of}`)} for each row
      execute function ${name}()`,
  ];
}

/**
 * The count of an announcement leaves out removed comments. The count of a comment's replies includes removed ones,
 * because they are listed. A removed comment is deleted with its last reply. The triggers run at the end of the
 * transaction, so that the announcement's count is locked only for a moment, however many members comment on it at
 * once.
 */
const countComments = [
  sql`create function api.count_comments() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      ${add(ofAnnouncement('comments'), 1, sql`new.announcement_id`)}
      if new.parent_id is not null then ${add(ofComment('replies'), 1, sql`new.parent_id`)} end if;
    elsif tg_op = 'UPDATE' then
      ${add(ofAnnouncement('comments'), -1, sql`new.announcement_id`)}
    else
      if old.removed_at is null then ${add(ofAnnouncement('comments'), -1, sql`old.announcement_id`)} end if;
      if old.parent_id is not null then
        ${add(ofComment('replies'), -1, sql`old.parent_id`)}
        delete from api.announcement_comments where id = old.parent_id and removed_at is not null and replies = 0;
      end if;
    end if;
    return null;
  end $$`,
  sql`create constraint trigger count_rows after insert or delete on api.announcement_comments
    deferrable initially deferred for each row execute function api.count_comments()`,
  sql`create constraint trigger count_removed after update of removed_at on api.announcement_comments
    deferrable initially deferred for each row when (old.removed_at is null and new.removed_at is not null)
    execute function api.count_comments()`,
];

const counters = [
  sql`create table api.announcement_counters (
    announcement_id integer primary key references api.announcements on delete cascade,
    likes integer not null default 0,
    comments integer not null default 0,
    images integer not null default 0,
    rev bigint not null default 1
  ) with (fillfactor = 80)`,
  sql`create function api.add_counters() returns trigger language plpgsql as $$
  begin
    insert into api.announcement_counters (announcement_id) values (new.id);
    return null;
  end $$`,
  sql`create trigger add_counters after insert on api.announcements for each row
    execute function api.add_counters()`,
];

/**
 * Stored counts. Triggers update them, so that they are right whatever changes the counted rows: a call, an erasure,
 * or another version during an upgrade. A change of a counted row locks the count's row until the transaction ends.
 */
export const counting = [
  ...counters,
  ...countRows('announcement_likes', 'announcement_id', ofAnnouncement('likes')),
  ...countRows('announcement_images', 'announcement_id', ofAnnouncement('images')),
  ...countRows('comment_likes', 'comment_id', ofComment('likes')),
  ...countComments,
];
