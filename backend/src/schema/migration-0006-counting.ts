import { type Kysely, type RawBuilder, sql } from 'kysely';

type Count = { of: string; key: string; in: string; id: string; column: string };

/** Rows of a table by a column, counted in a column of another table. */
const counts: Count[] = [
  {
    of: 'announcement_likes',
    key: 'announcement_id',
    in: 'announcement_counters',
    id: 'announcement_id',
    column: 'likes',
  },
  {
    of: 'announcement_images',
    key: 'announcement_id',
    in: 'announcement_counters',
    id: 'announcement_id',
    column: 'images',
  },
  { of: 'comment_likes', key: 'comment_id', in: 'announcement_comments', id: 'id', column: 'likes' },
];

/** Adds a number to a count and one to the revision of its row. */
const add = (
  { in: table, id, column }: Omit<Count, 'of' | 'key'>,
  number: number,
  value: RawBuilder<unknown>,
) =>
  sql`update ${sql.table(`api.${table}`)} set ${sql.ref(column)} = ${sql.ref(column)} + ${sql.lit(number)}, rev = rev + 1
    where ${sql.ref(id)} = ${value};`;

async function countRows(db: Kysely<unknown>, { of, key, ...count }: Count): Promise<void> {
  const name = sql.ref(`api.count_${of}`);
  await sql`
    create function ${name}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${add(count, 1, sql.ref(`new.${key}`))}
      else ${add(count, -1, sql.ref(`old.${key}`))}
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger count_rows after insert or delete on ${sql.table(`api.${of}`)} for each row
    execute function ${name}()`.execute(db);
}

/**
 * An announcement's comments are counted without removed ones; a comment's replies with them, because they are listed.
 * A removed comment is deleted with its last reply.
 */
async function countComments(db: Kysely<unknown>): Promise<void> {
  const ofAnnouncement = { in: 'announcement_counters', id: 'announcement_id', column: 'comments' };
  const replies = { in: 'announcement_comments', id: 'id', column: 'replies' };
  await sql`
    create function api.count_comments() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        ${add(ofAnnouncement, 1, sql`new.announcement_id`)}
        if new.parent_id is not null then ${add(replies, 1, sql`new.parent_id`)} end if;
      elsif tg_op = 'UPDATE' then
        ${add(ofAnnouncement, -1, sql`new.announcement_id`)}
      else
        if old.removed_at is null then ${add(ofAnnouncement, -1, sql`old.announcement_id`)} end if;
        if old.parent_id is not null then
          ${add(replies, -1, sql`old.parent_id`)}
          delete from api.announcement_comments
            where id = old.parent_id and removed_at is not null and replies = 0;
        end if;
      end if;
      return null;
    end $$`.execute(db);
  // At the end of the transaction: the announcement's count is locked for a moment, however many comment on it at once.
  await sql`create constraint trigger count_rows after insert or delete on api.announcement_comments
    deferrable initially deferred for each row execute function api.count_comments()`.execute(db);
  await sql`create constraint trigger count_removed after update of removed_at on api.announcement_comments
    deferrable initially deferred for each row when (old.removed_at is null and new.removed_at is not null) execute function api.count_comments()`.execute(
    db,
  );
}

/** A row of counts for each announcement, present and future. */
async function createCounters(db: Kysely<unknown>): Promise<void> {
  const table = db.schema
    .createTable('announcement_counters')
    .addColumn('announcement_id', 'integer', (c) =>
      c.primaryKey().references('announcements.id').onDelete('cascade'),
    );
  const withCounts = ['likes', 'comments', 'images'].reduce(
    (all, column) => all.addColumn(column, 'integer', (c) => c.notNull().defaultTo(0)),
    table,
  );
  await withCounts
    .addColumn('rev', 'bigint', (c) => c.notNull().defaultTo(1))
    .modifyEnd(sql`with (fillfactor = 80)`)
    .execute();
  const countOf = (name: string) =>
    sql`(select count(*) from ${sql.table(`api.${name}`)} as one where one.announcement_id = announcements.id)`;
  await sql`insert into api.announcement_counters (announcement_id, likes, comments, images)
    select id, ${countOf('announcement_likes')}, ${countOf('announcement_comments')}, ${countOf('announcement_images')}
    from api.announcements`.execute(db);
  await sql`
    create function api.add_counters() returns trigger language plpgsql as $$
    begin
      insert into api.announcement_counters (announcement_id) values (new.id);
      return null;
    end $$`.execute(db);
  await sql`create trigger add_counters after insert on api.announcements for each row
    execute function api.add_counters()`.execute(db);
}

/**
 * Stored counts. Triggers keep them, so that they are right whatever changes the rows: calls, erasure, and the previous
 * version, which may run during an upgrade. Changing a row locks the row of its count until the transaction ends.
 */
export async function createCounting(db: Kysely<unknown>): Promise<void> {
  await createCounters(db);
  for (const count of counts) await countRows(db, count);
  await countComments(db);
}
