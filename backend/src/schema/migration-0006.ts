import { tagsOf } from '@az/shared/contracts';
import { type Kysely, sql } from 'kysely';
import { createCounting } from './migration-0006-counting.ts';

const moment = sql`timestamptz(3)`;

/**
 * `uuid_v7`: a UUID version 7 (RFC 9562) of a moment. `name_row`: the previous version, which may run during an upgrade,
 * inserts rows without a public id; they get one, and remain known by their number.
 */
async function createIdFunctions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function api.uuid_v7(at timestamptz) returns uuid language sql volatile as $$
      select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
        placing substring(int8send((extract(epoch from at) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid
    $$`.execute(db);
  await sql`
    create function api.name_row() returns trigger language plpgsql as $$
    begin
      if new.public_id is null then
        new.public_id := api.uuid_v7(new.created_at);
        new.number := new.id;
      end if;
      return new;
    end $$`.execute(db);
}

/** Public ids of a table's rows; what exists also keeps its number. */
async function addPublicIds(db: Kysely<unknown>, table: string): Promise<void> {
  const rows = sql.table(`api.${table}`);
  await db.schema.alterTable(table).addColumn('public_id', 'uuid').execute();
  await db.schema.alterTable(table).addColumn('number', 'integer').execute();
  await sql`update ${rows} set public_id = api.uuid_v7(created_at), number = id`.execute(db);
  await db.schema
    .alterTable(table)
    .alterColumn('public_id', (c) => c.setNotNull())
    .execute();
  for (const column of ['public_id', 'number'])
    await db.schema.alterTable(table).addUniqueConstraint(`${table}_${column}`, [column]).execute();
  await sql`create trigger name_row before insert on ${rows} for each row execute function api.name_row()`.execute(
    db,
  );
}

/** Replies, likes, edits and removals of comments. A removed comment with replies stays without text and author. */
async function widenComments(db: Kysely<unknown>): Promise<void> {
  const comments = () => db.schema.alterTable('announcement_comments');
  for (const column of ['root_id', 'parent_id'])
    await comments()
      .addColumn(column, 'integer', (c) => c.references('announcement_comments.id').onDelete('cascade'))
      .execute();
  for (const column of ['edited_at', 'removed_at']) await comments().addColumn(column, moment).execute();
  await comments().addColumn('client_id', 'uuid').execute();
  for (const column of ['likes', 'replies'])
    await comments()
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  await comments()
    .addColumn('rev', 'bigint', (c) => c.notNull().defaultTo(1))
    .execute();
  await comments()
    .alterColumn('author_id', (c) => c.dropNotNull())
    .execute();
  await comments().addUniqueConstraint('one_comment', ['author_id', 'client_id']).execute();
  await db.schema
    .createIndex('comments_of_parent')
    .on('announcement_comments')
    .columns(['announcement_id', 'parent_id', 'created_at', 'id'])
    .execute();
  for (const column of ['root_id', 'parent_id'])
    await db.schema
      .createIndex(`comments_by_${column}`)
      .on('announcement_comments')
      .column(column)
      .where(sql.ref(column), 'is not', null)
      .execute();
  await db.schema
    .createIndex('comments_of_author')
    .on('announcement_comments')
    .columns(['author_id', 'created_at'])
    .execute();
}

function withMember(db: Kysely<unknown>, table: string, subject: string, to: string) {
  return db.schema
    .createTable(table)
    .addColumn(subject, 'integer', (c) => c.notNull().references(`${to}.id`).onDelete('cascade'))
    .addColumn('member_id', 'integer', (c) => c.notNull().references('members.id').onDelete('cascade'));
}

async function createReactions(db: Kysely<unknown>): Promise<void> {
  await withMember(db, 'comment_likes', 'comment_id', 'announcement_comments')
    .addPrimaryKeyConstraint('one_comment_like', ['comment_id', 'member_id'])
    .execute();
  await withMember(db, 'announcement_marks', 'announcement_id', 'announcements')
    .addColumn('mark', 'text', (c) => c.notNull().check(sql`mark in ('saved', 'hidden')`))
    .addColumn('at', moment, (c) => c.notNull())
    .addPrimaryKeyConstraint('one_mark', ['member_id', 'mark', 'announcement_id'])
    .execute();
  await db.schema
    .createIndex('newest_marks')
    .on('announcement_marks')
    .columns(['member_id', 'mark', 'at', 'announcement_id'])
    .execute();
  await db.schema
    .createIndex('marks_of_announcement')
    .on('announcement_marks')
    .column('announcement_id')
    .execute();
  for (const table of ['comment_likes', 'announcement_likes'])
    await db.schema.createIndex(`${table}_of_member`).on(table).column('member_id').execute();
}

/** Announcements read by one statement. */
const batch = 1000;

/** Tags, and those of the announcements that exist. */
async function createTags(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('announcement_tags')
    .addColumn('announcement_id', 'integer', (c) =>
      c.notNull().references('announcements.id').onDelete('cascade'),
    )
    .addColumn('tag', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('one_tag', ['announcement_id', 'tag'])
    .execute();
  await db.schema
    .createIndex('announcements_of_tag')
    .on('announcement_tags')
    .columns(['tag', 'announcement_id'])
    .execute();
  const tables = db as Kysely<{
    announcements: { id: number; text: string };
    announcement_tags: { announcement_id: number; tag: string };
  }>;
  for (let afterId = 0; ; ) {
    const rows = await tables
      .selectFrom('announcements')
      .select(['id', 'text'])
      .where('id', '>', afterId)
      .where('text', 'like', '%#%')
      .orderBy('id')
      .limit(batch)
      .execute();
    const tags = rows.flatMap(({ id, text }) => tagsOf(text).map((tag) => ({ announcement_id: id, tag })));
    for (let first = 0; first < tags.length; first += batch)
      await tables
        .insertInto('announcement_tags')
        .values(tags.slice(first, first + batch))
        .execute();
    if (rows.length < batch) return;
    afterId = rows.at(-1)?.id ?? afterId;
  }
}

/** Public ids, threads of comments, marks, and stored counts. */
export async function createThreads(db: Kysely<unknown>): Promise<void> {
  await createIdFunctions(db);
  await addPublicIds(db, 'announcements');
  await addPublicIds(db, 'announcement_comments');
  await db.schema.alterTable('announcements').addColumn('edited_at', moment).execute();
  await db.schema
    .createIndex('announcements_of_author')
    .on('announcements')
    .columns(['author_id', 'created_at', 'id'])
    .execute();
  await widenComments(db);
  await createReactions(db);
  await createTags(db);
  await createCounting(db);
}
