/**
 * Adds many members and announcements to the database of the environment, and prints how it would run the statements of
 * searches, by what is searched for: `node print-search-plans.mjs`.
 */
import { sql } from 'kysely';
import { openDatabase } from '../dist/index.js';
import { Viewer } from '../dist/permissions/viewer.js';
import { AnnouncementRepository } from '../dist/repositories/announcement-repository.js';
import { SearchRepository } from '../dist/repositories/search-repository.js';
import { searchWords } from '../dist/repositories/search-words.js';
import { apiDb } from '../dist/schema/api-schema.js';

const { DATA_DIR: dataDir, DATABASE_URL: url, ROWS: rows = '6000' } = process.env;
const database = await openDatabase({ dataDir, url });
const count = sql.lit(Number(rows));

/** Words of four syllables, of which each number has its own. */
const syllables = sql.raw("(array['ba','ko','ri','mou','ssa','ndo','li','te','gue','pa'])");
const wordOf = (number) =>
  sql`${sql.join(
    [1, 10, 100, 1000].map((unit) => sql`${syllables}[1 + (${number} / ${sql.lit(unit)}) % 10]`),
    sql` || `,
  )}`;

await database.withoutTimeLimits(async (kysely) => {
  const db = kysely.withSchema('api');
  await sql`insert into api.members (kind, first_name, last_name, description, phone, address, created_at)
    select 'person', ${wordOf(sql`n`)}, ${wordOf(sql`n * 7`)}, '', '', '', now() from generate_series(1, ${count}) n`.execute(
    db,
  );
  await sql`insert into api.announcements (author_id, text, created_at)
    select (select min(id) from api.members), 'Une annonce de ' || ${wordOf(sql`n`)} || ' sur ' || ${wordOf(sql`n * 3`)},
      timestamptz '2024-01-01' + n * interval '1 minute' from generate_series(1, ${count}) n`.execute(db);
  for (const table of ['members', 'member_words', 'announcements', 'announcement_counters'])
    await sql`analyze ${sql.table(`api.${table}`)}`.execute(db);
});

/** The statements that have run; parts of statements are transformed as well, but have no result. */
const statements = [];
const nodes = new WeakMap();
const plain = apiDb(database);
const recording = {
  transformQuery: ({ node, queryId }) => {
    nodes.set(queryId, node);
    return node;
  },
  transformResult: async ({ queryId, result }) => {
    statements.push(plain.getExecutor().compileQuery(nodes.get(queryId), queryId));
    return result;
  },
};
const { id } = await plain.selectFrom('members').select('id').orderBy('id').executeTakeFirstOrThrow();
const page = { viewer: Viewer.member(id), after: null, limit: 20 };
const searches = {
  'people by a name': ({ people }) => people.findPeople({ ...page, words: searchWords('koriba') }),
  'people by a name with a typing error': ({ people }) =>
    people.findPeople({ ...page, words: searchWords('xkoriba') }),
  'announcements with a rare word': ({ announcements }) =>
    announcements.search(searchWords('libababa'), page),
  'announcements with a word that all have': ({ announcements }) =>
    announcements.search(searchWords('annonces'), page),
  'announcements with an unfinished word': ({ announcements }) =>
    announcements.search(searchWords('libabab'), page),
};
const tables = ['members', 'member_words', 'announcements', 'announcement_counters'];

/** How often these tables have been read as a whole, functions included. */
async function countScans(connection) {
  await sql`select pg_stat_force_next_flush()`.execute(connection);
  const { rows: counts } = await sql`select sum(seq_scan)::integer as scans from pg_stat_user_tables
    where schemaname = 'api' and relname in (${sql.join(tables)})`.execute(connection);
  return counts[0].scans;
}

const printed = await plain.connection().execute(async (connection) => {
  const db = connection.withPlugin(recording);
  const repositories = {
    people: new SearchRepository(db, (picture) => picture),
    announcements: new AnnouncementRepository(db, (picture) => picture),
  };
  const results = {};
  for (const [name, run] of Object.entries(searches)) {
    await run(repositories);
    const before = await countScans(connection);
    statements.length = 0;
    const startedAt = performance.now();
    const { items } = await run(repositories);
    const ms = Math.round(performance.now() - startedAt);
    const scans = (await countScans(connection)) - before;
    const lines = [];
    for (const compiled of statements) {
      const { rows: plan } = await connection.executeQuery({ ...compiled, sql: `explain ${compiled.sql}` });
      lines.push(...plan.map((row) => row['QUERY PLAN']));
    }
    results[name] = { ms, found: items.length, scans, lines };
  }
  return results;
});
process.stdout.write(JSON.stringify(printed));
await database.close();
