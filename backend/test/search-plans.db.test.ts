import {
  type CompiledQuery,
  type Kysely,
  type KyselyPlugin,
  type QueryId,
  type RawBuilder,
  type RootOperationNode,
  sql,
} from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrateApi } from '../src/migrate-api.ts';
import { Viewer } from '../src/permissions/viewer.ts';
import { AnnouncementRepository } from '../src/repositories/announcement-repository.ts';
import { contactIn } from '../src/repositories/search-contact.ts';
import { SearchRepository } from '../src/repositories/search-repository.ts';
import { searchWords } from '../src/repositories/search-words.ts';
import { type ApiDb, apiDb } from '../src/schema/api-schema.ts';
import type { ApiTables } from '../src/schema/tables.ts';
import { type EngineDatabase, engines, openOn } from './both-engines.ts';

const tables = ['members', 'member_words', 'member_preferences', 'announcements', 'announcement_counters'];
/** Number of members, and also of announcements. */
const count = sql.lit(6000);

/** `wordOf` makes a word of four of these syllables. Numbers below 10 000 give different words. */
const syllables = sql.raw("(array['ba','ko','ri','mou','ssa','ndo','li','te','gue','pa'])");
const wordOf = (number: RawBuilder<unknown>) =>
  sql`${sql.join(
    [1, 10, 100, 1000].map((unit) => sql`${syllables}[1 + (${number} / ${sql.lit(unit)}) % 10]`),
    sql` || `,
  )}`;

const insertMany = async (db: Kysely<ApiTables>) => {
  await sql`insert into api.members (email, kind, first_name, last_name, description, phone, address, created_at)
    select 'm' || n || '@exemple.test', 'person', ${wordOf(sql`n`)}, ${wordOf(sql`n * 7`)}, '', '+241 ' || 1000000 + n, '', now()
    from generate_series(1, ${count}) n`.execute(db);
  await sql`insert into api.member_preferences
    select id, '{"communication":{"findableByEmail":true,"findableByPhone":true}}', now() from api.members`.execute(
    db,
  );
  await sql`insert into api.announcements (author_id, text, created_at)
    select (select min(id) from api.members), 'Une annonce de ' || ${wordOf(sql`n`)} || ' sur ' || ${wordOf(sql`n * 3`)}
        || case when n % 2000 = 0 then ' en C++' else '' end,
      timestamptz '2024-01-01' + n * interval '1 minute' from generate_series(1, ${count}) n`.execute(db);
  for (const table of tables) await sql`analyze ${sql.table(`api.${table}`)}`.execute(db);
};

/** How often the tables have been read in full, including reads inside functions. */
async function countScans(connection: ApiDb): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(connection);
  const { rows } = await sql<{
    scans: number;
  }>`select sum(seq_scan)::integer as scans from pg_stat_user_tables
    where schemaname = 'api' and relname in (${sql.join(tables)})`.execute(connection);
  return rows[0]?.scans ?? Number.NaN;
}

/** Records the statements that have run, at their result: parts of statements are transformed, too, but have none. */
class Recording implements KyselyPlugin {
  statements: CompiledQuery[] = [];
  private readonly nodes = new WeakMap<QueryId, RootOperationNode>();

  constructor(private readonly db: ApiDb) {}

  readonly transformQuery: KyselyPlugin['transformQuery'] = ({ node, queryId }) => {
    this.nodes.set(queryId, node);
    return node;
  };

  readonly transformResult: KyselyPlugin['transformResult'] = async ({ queryId, result }) => {
    const node = this.nodes.get(queryId);
    if (node) this.statements.push(this.db.getExecutor().compileQuery(node, queryId));
    return result;
  };
}

type Search = (
  people: SearchRepository,
  announcements: AnnouncementRepository,
  page: { viewer: Viewer; after: null; limit: number },
) => Promise<{ items: unknown[] }>;

const people =
  (text: string): Search =>
  (people, _, page) =>
    people.findPeople({ ...page, contact: contactIn(text), words: searchWords(text) });

const announcements =
  (text: string): Search =>
  (_, announcements, page) =>
    announcements.search(searchWords(text), page);

/** Runs a search twice. Returns what the second run found, how often it read whole tables, and its query plans. */
async function explain(connection: ApiDb, plain: ApiDb, viewer: Viewer, search: Search) {
  const recording = new Recording(plain);
  const db = connection.withPlugin(recording);
  const run = () =>
    search(
      new SearchRepository(db, (picture) => picture),
      new AnnouncementRepository(db, (picture) => picture),
      { viewer, after: null, limit: 20 },
    );
  await run();
  const before = await countScans(connection);
  recording.statements = [];
  const { items } = await run();
  const scans = (await countScans(connection)) - before;
  const lines: string[] = [];
  for (const compiled of recording.statements) {
    const { rows } = await connection.executeQuery<{ 'QUERY PLAN': string }>({
      ...compiled,
      sql: `explain ${compiled.sql}`,
    });
    lines.push(...rows.map((row) => row['QUERY PLAN']));
  }
  return { found: items.length, scans, lines };
}

describe.each(engines)('on %s, with many members and announcements', (engine) => {
  let database: EngineDatabase;
  let viewer: Viewer;

  beforeAll(async () => {
    database = await openOn(engine);
    await migrateApi(database.db);
    await database.db.withoutTimeLimits<ApiTables, void>(insertMany);
    const first = apiDb(database.db).selectFrom('members').select('id').orderBy('id');
    viewer = Viewer.member((await first.executeTakeFirstOrThrow()).id);
  }, 180_000);

  afterAll(() => database.remove());

  test.each<[string, Search, string | null]>([
    ['people by a name', people('koriba'), null],
    ['people by a name with a typing error', people('xkoriba'), null],
    ['a member by their e-mail address', people('M4321@exemple.test'), 'members_email_key'],
    ['a member by their phone number', people('00241 100 43 21'), 'members_by_phone'],
    ['announcements with a rare word', announcements('libababa'), 'announcements_by_words'],
    ['announcements with a word that all have', announcements('annonces'), 'newest_announcements'],
    ['announcements with an unfinished word', announcements('libabab'), null],
    ['announcements with a stop word that all have', announcements('sur'), 'newest_announcements'],
    ['announcements with a rare compound', announcements('liba-baba'), 'announcements_by_words'],
    ['announcements with signs', announcements('c++'), 'announcements_by_words'],
  ])('%s are found by indexes', async (_, search, index) => {
    const plain = apiDb(database.db);
    const { found, scans, lines } = await plain
      .connection()
      .execute((connection) => explain(connection, plain, viewer, search));
    expect(found).toBeGreaterThan(0);
    expect(scans).toBe(0);
    expect(lines.length).toBeGreaterThan(0);
    // These are the large tables. Others are small enough to be read in full.
    const whole =
      /Seq Scan on (members|member_words|member_preferences|announcements|announcement_counters)\b/;
    expect(lines.filter((line) => whole.test(line))).toEqual([]);
    if (index) expect(lines.join('\n')).toContain(index);
  });
});
