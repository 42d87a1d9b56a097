import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrateApi } from '../src/migrate-api.ts';
import { apiDb, apiSchema } from '../src/schema/api-schema.ts';
import { type EngineDatabase, engines, openOn } from './both-engines.ts';

const first = { '0001-made-up': { up: (db: Kysely<unknown>) => addColumn(db, 'first') } };

const addColumn = (db: Kysely<unknown>, column: string) =>
  db.schema
    .alterTable('positions')
    .addColumn(column, 'integer', (c) => c.notNull().defaultTo(7))
    .execute();

describe.each(engines)('migrations on %s', (engine) => {
  let database: EngineDatabase;

  beforeAll(async () => {
    database = await openOn(engine);
    await migrateApi(database.db);
    await migrateApi(database.db);
  });

  afterAll(() => database.remove());

  const columns = async () => {
    const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_schema = 'api' and table_name = 'positions'`.execute(database.db.kysely());
    return rows.map(({ name }) => name);
  };

  test('only what is visible now of what was read before stays visible', async () => {
    const run = (statement: string) => sql.raw(statement).execute(database.db.kysely());
    await run(`alter table api.conversation_members drop column shown_seq, drop column reads_not_shown`);
    await run(`insert into api.members (kind, first_name, last_name, description, phone, address, created_at)
      select 'person', name, '', '', '', '', now() from unnest(array['Shows', 'Shows too', 'Hides']) name`);
    await run(`insert into api.member_preferences
      select id, case first_name when 'Hides' then '{"messaging":{"readReceipts":false}}'
        else '{"messaging":{"readReceipts":true}}' end::jsonb, now() from api.members where first_name <> 'Shows'`);
    await run(`insert into api.conversations (public_id, first_id, second_id, last_seq, last_at)
      select gen_random_uuid(), one.id, other.id, 4, now()
      from api.members one join api.members other on one.id < other.id`);
    await run(`insert into api.conversation_members (conversation_id, member_id, read_seq)
      select id, unnest(array[first_id, second_id]), 4 from api.conversations`);
    await run(`delete from api.kysely_migration where name like '0003%'`);
    await migrateApi(database.db);
    const { rows } =
      await sql`select m.first_name as name, o.first_name as other, one.shown_seq, one.reads_not_shown
      from api.conversation_members one join api.members m on m.id = one.member_id
      join api.conversation_members two using (conversation_id) join api.members o on o.id = two.member_id
      where one.member_id <> two.member_id order by 1, 2`.execute(database.db.kysely());
    const [shown, not] = [
      { shown_seq: 4, reads_not_shown: [] },
      { shown_seq: 0, reads_not_shown: [] },
    ];
    expect(rows).toEqual([
      { name: 'Hides', other: 'Shows', ...not },
      { name: 'Hides', other: 'Shows too', ...not },
      { name: 'Shows', other: 'Hides', ...not },
      { name: 'Shows', other: 'Shows too', ...shown },
      { name: 'Shows too', other: 'Hides', ...not },
      { name: 'Shows too', other: 'Shows', ...shown },
    ]);
    await run('delete from api.conversations');
    await run('delete from api.members');
  });

  test('announcements from before are found by the forms of words that a later version added', async () => {
    const run = (statement: string) => sql.raw(statement).execute(database.db.kysely());
    await run(`drop function api.word_query, api.compound_words, api.signed_words`);
    await run(`drop text search configuration api.french_words`);
    await run(`drop text search dictionary api.french_stems`);
    await run(`create or replace function api.announcement_words(value text) returns tsvector
      language sql immutable parallel safe as $$ select to_tsvector('pg_catalog.french', value) $$`);
    await run('drop index api.announcements_by_words');
    await run(
      `create index announcements_by_words on api.announcements using gin (api.announcement_words(text))`,
    );
    await run(`insert into api.members (kind, first_name, last_name, description, phone, address, created_at)
      values ('person', 'Awa', 'Mba', '', '', '', now())`);
    await run(`insert into api.announcements (author_id, text, created_at)
      select id, 'Des avions pour la start-up', now() from api.members`);
    await run(`delete from api.kysely_migration where name like '0007%'`);
    await migrateApi(database.db);
    const { rows } = await sql<{ word: string; found: number }>`
      select word, (select count(*)::integer
        from api.announcements_with_words(api.word_query(word, word), 9)) as found
      from unnest(array['avions', 'startup', 'bateaux']) word`.execute(database.db.kysely());
    expect(rows).toEqual([
      { word: 'avions', found: 1 },
      { word: 'startup', found: 1 },
      { word: 'bateaux', found: 0 },
    ]);
    await run('delete from api.announcements');
    await run('delete from api.members');
  });

  test('fragments of addresses are no tags any more, and other tags stay', async () => {
    const db = apiDb(database.db);
    await sql`insert into api.members (kind, first_name, last_name, description, phone, address, created_at)
      values ('person', 'Awa', 'Mba', '', '', '', now())`.execute(database.db.kysely());
    const text = 'https://exemple.test/a,#ancre et #bois';
    await sql`insert into api.announcements (author_id, text, created_at)
      select id, ${text}, now() from api.members`.execute(database.db.kysely());
    for (const tag of ['ancre', 'bois'])
      await sql`insert into api.announcement_tags select id, ${tag} from api.announcements`.execute(
        database.db.kysely(),
      );
    const tags = async () =>
      (await db.selectFrom('announcement_tags').select('tag').execute()).map(({ tag }) => tag);
    expect(await tags()).toEqual(['ancre', 'bois']);
    await sql`delete from api.kysely_migration where name like '0002%'`.execute(database.db.kysely());
    await migrateApi(database.db);
    expect(await tags()).toEqual(['bois']);
    // From here on, the tests use their own migrations: only `first` counts as already run.
    await sql`delete from api.kysely_migration`.execute(database.db.kysely());
    await database.db.migrate(apiSchema, first);
  });

  test('a new one runs once, of processes that start at the same time, and keeps what is stored', async () => {
    const count = async () =>
      (await apiDb(database.db).selectFrom('positions').select('id').execute()).length;
    const before = await count();
    const second = { ...first, '0002-made-up': { up: (db: Kysely<unknown>) => addColumn(db, 'second') } };
    const other = await database.openAgain();
    await Promise.all([database.db, other, database.db].map((db) => db.migrate(apiSchema, second)));
    expect(await columns()).toEqual(expect.arrayContaining(['title', 'first', 'second']));
    expect(before).toBeGreaterThan(100);
    expect(await count()).toBe(before);
  });

  test('a database of a newer version is refused by name', async () => {
    await expect(migrateApi(database.db)).rejects.toThrow(
      'The tables of schema api were made by another version of AZ Connect (migration 0001-made-up)',
    );
  });

  test('none of the new ones has run when one fails', async () => {
    const failing = {
      ...first,
      '0002-made-up': { up: async () => undefined },
      '0003-made-up': { up: (db: Kysely<unknown>) => addColumn(db, 'third') },
      '0004-made-up': { up: () => Promise.reject(new Error('the fourth fails')) },
    };
    await expect(database.db.migrate(apiSchema, failing)).rejects.toThrow('the fourth fails');
    expect(await columns()).not.toContain('third');
  });
});
