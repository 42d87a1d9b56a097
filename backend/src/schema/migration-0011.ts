import { type Kysely, type RawBuilder, sql } from 'kysely';

/** Accented capitals of French and its neighbours: `lower` knows only ASCII in a database with the locale C. */
const capitals = 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝŸŒÆ';
const smallLetters = 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿœæ';

/**
 * Punctuation, symbols and spaces as one character class of PostgreSQL's regular expressions. In the locale C its parser takes
 * every character beyond ASCII for a letter, an apostrophe of `l’été` included.
 */
const separators =
  '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u2000-\\u206f\\u20a0-\\u2bff\\u2e00-\\u303f\\ufe00-\\ufe0f\\U0001f000-\\U0001faff]+';

/**
 * `spaced_words`: a text in small letters, with a space between its words. `plain_words`: the same without accents.
 * Both are used by indexes, so they never change.
 */
async function createTextFunctions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function api.spaced_words(value text) returns text language sql immutable parallel safe as $$
      select lower(translate(
        regexp_replace(normalize(value, nfc), ${sql.lit(separators)}, ' ', 'g'),
        ${sql.lit(capitals)}, ${sql.lit(smallLetters)}))
    $$`.execute(db);
  await sql`
    create function api.plain_words(value text) returns text language sql immutable parallel safe as $$
      select replace(replace(
        regexp_replace(normalize(api.spaced_words(value), nfd), '[\\u0300-\\u036f]+', '', 'g'),
        'œ', 'oe'), 'æ', 'ae')
    $$`.execute(db);
}

/** French endings that PostgreSQL's stemmer leaves: regular expressions of the ends of words without accents. */
const endings: [end: string, by: string][] = [
  // nouveaux, nouvelle; travaux, travail; directrice, vendeuse, active, publique
  ['(eaux?|elles?)', 'el'],
  ['(aux|ails?)', 'al'],
  ['trices?', 'teur'],
  ['euses?', 'eur'],
  ['ives?', 'if'],
  ['ques?', 'c'],
  // partageons, apprendre; travaillons, travailler, construit, vendu
  ['geons', 'gons'],
  ['prendre', 'pren'],
  ['(?<=[a-z]{3})((?<=u)isons|ire|ir|ons|er|re|it|u|ee|e)s?', ''],
  // photos
  ['(?<=[a-z]{3})[sx]', ''],
];

/** `root_words`: words without accents, without these endings, each after a 0 so that it is no other word. */
async function createRoots(db: Kysely<unknown>): Promise<void> {
  const shortened = endings.reduce<RawBuilder<unknown>>(
    (text, [end, by]) => sql`regexp_replace(${text}, ${sql.lit(`${end}\\M`)}, ${sql.lit(by)}, 'g')`,
    sql`plain`,
  );
  await sql`
    create function api.root_words(plain text) returns text language sql immutable parallel safe as $$
      select regexp_replace(${shortened}, '\\m([a-z])', '0\\1', 'g')
    $$`.execute(db);
}

/**
 * Words of an announcement by their French stems, with and without accents: the stemmer's rules and its stop words need
 * them, and people leave them out.
 */
async function indexAnnouncements(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function api.announcement_words(value text) returns tsvector language sql immutable parallel safe as $$
      select to_tsvector('pg_catalog.french', api.spaced_words(value))
        || to_tsvector('pg_catalog.french', api.plain_words(value))
        || to_tsvector('pg_catalog.simple', api.root_words(api.plain_words(value)))
    $$`.execute(db);
  await sql`create index announcements_by_words on api.announcements using gin (api.announcement_words(text))`.execute(
    db,
  );
}

/**
 * A row for each member: what they are found by. Weights of the words: A name, B title of the last job, C its company,
 * D the words of the name with one letter missing, by which words with a typing error are found.
 */
async function createMemberWords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('member_words')
    .addColumn('member_id', 'integer', (c) => c.primaryKey().references('members.id').onDelete('cascade'))
    .addColumn('plain_name', 'text', (c) => c.notNull())
    .addColumn('words', sql`tsvector`, (c) => c.notNull())
    .execute();
  await sql`
    create function api.near_words(plain text) returns text language sql immutable parallel safe as $$
      select coalesce(string_agg(left(word, place - 1) || substr(word, place + 1), ' '), '')
      from regexp_split_to_table(plain, ' +') word, generate_series(1, length(word)) place
      where length(word) between 4 and 30
    $$`.execute(db);
  await sql`
    create function api.store_member_words(ids integer[]) returns void language sql as $$
      insert into api.member_words (member_id, plain_name, words)
      select one.id, left(btrim(api.plain_words(whole.text)), 60),
        setweight(to_tsvector('pg_catalog.simple', name.plain), 'A')
          || setweight(to_tsvector('pg_catalog.simple', api.plain_words(coalesce(job.title, ''))), 'B')
          || setweight(to_tsvector('pg_catalog.simple', api.plain_words(coalesce(job.company, ''))), 'C')
          || to_tsvector('pg_catalog.simple', api.near_words(name.plain))
      from api.members one
      cross join lateral (select one.first_name || ' ' || one.last_name as text) whole
      cross join lateral (
        -- N’Guessan is also found as Nguessan.
        select api.plain_words(whole.text || ' ' || translate(whole.text, '''’', '')) as plain
      ) name
      left join lateral (
        select positions.title, company.first_name || ' ' || company.last_name as company
        from api.jobs
        join api.positions on positions.id = jobs.position_id
        join api.members company on company.id = jobs.company_id
        where jobs.member_id = one.id
        order by jobs.starting_date desc, jobs.id desc
        limit 1
      ) job on true
      where one.id = any (ids)
      on conflict (member_id) do update set plain_name = excluded.plain_name, words = excluded.words
    $$`.execute(db);
}

/** Triggers that update `member_words`, so that writes of an older version of the server do so too. */
async function createTriggers(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('jobs_of_company').on('jobs').columns(['company_id', 'member_id']).execute();
  await sql`
    create function api.store_words_of_member() returns trigger language plpgsql as $$
    begin
      perform api.store_member_words(array[new.id]);
      if tg_op = 'UPDATE' and new.kind = 'company' then
        perform api.store_member_words(array(select distinct member_id from api.jobs where company_id = new.id));
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger store_words after insert or update of first_name, last_name on api.members for each row
    execute function api.store_words_of_member()`.execute(db);
  await sql`
    create function api.store_words_of_job() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then perform api.store_member_words(array[old.member_id]); end if;
      if tg_op <> 'DELETE' then perform api.store_member_words(array[new.member_id]); end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger store_words after insert or update or delete on api.jobs for each row
    execute function api.store_words_of_job()`.execute(db);
}

/**
 * Functions that return ids of matching rows, up to a limit, and always use the index: the planner assumes that one of
 * fifty rows matches the beginning of a word, and would then read the whole table.
 */
async function createLookups(db: Kysely<unknown>): Promise<void> {
  const lookup = (name: string, id: string, table: string, words: string) =>
    sql`create function ${sql.table(`api.${name}`)}(query tsquery, most integer) returns setof integer
      language sql stable parallel safe rows 20 set enable_seqscan = off as $$
        select ${sql.ref(id)} from ${sql.table(`api.${table}`)} where ${sql.raw(words)} @@ query limit most
      $$`.execute(db);
  await lookup('members_with_words', 'member_id', 'member_words', 'words');
  await lookup('announcements_with_words', 'id', 'announcements', 'api.announcement_words(text)');
}

/** Search of members and announcements, without extensions of PostgreSQL (decision record 63). */
export async function createSearch(db: Kysely<unknown>): Promise<void> {
  await createTextFunctions(db);
  await createRoots(db);
  await indexAnnouncements(db);
  await createMemberWords(db);
  await createTriggers(db);
  await createLookups(db);
  await sql`select api.store_member_words(array(select id from api.members))`.execute(db);
  await sql`create index members_by_words on api.member_words using gin (words)`.execute(db);
}
