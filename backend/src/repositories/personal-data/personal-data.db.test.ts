import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiDb } from '../../schema/api-schema.ts';
import { seedDemo } from '../../seed/seed-demo.ts';
import { openApiDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { pictureUses } from '../picture-repository.ts';
import { allPersonalData } from './all-personal-data.ts';
import { exportMember } from './export-member.ts';

const email = 'demo@az-connect.test';

const mine = sql`(select id from api.members where email = ${email})`;
/** Like a stored picture of 100 000 bytes. */
const bytes = sql`decode(repeat('ff', 100000), 'hex')`;

/** Writes more rows of each kind than one page of the export has. */
const writeMuch = [
  sql`insert into api.pictures (id, bytes, width, height, is_public)
    select 'written-' || n, ${bytes}, 1, 1, true from generate_series(1, 60) as n`,
  sql`insert into api.announcements (author_id, text, created_at)
    select ${mine}, 'Beaucoup ' || n, now() from generate_series(1, 60) as n`,
  sql`insert into api.announcement_images (announcement_id, place, picture_id, alt)
    select id, 0, 'written-' || (1 + id % 60), '' from api.announcements where text like 'Beaucoup %'`,
  sql`insert into api.announcement_comments (announcement_id, author_id, text, created_at)
    select 1, ${mine}, 'Commentaire ' || n, now() from generate_series(1, 130) as n`,
  sql`insert into api.announcement_likes (announcement_id, member_id)
    select id, ${mine} from api.announcements on conflict do nothing`,
  sql`insert into api.jobs (member_id, position_id, company_id, starting_date)
    select ${mine}, 1, (select min(id) from api.members where kind = 'company'), '2020-01-01'
    from generate_series(1, 130)`,
  sql`insert into api.job_notes (job_id, kind, text)
    select id, 'task', 'Écrire' from api.jobs where member_id = ${mine}`,
];

let database: TestDatabase;

beforeAll(async () => {
  database = await openApiDatabase();
  await seedDemo(database.db);
  await database.db.withoutTimeLimits(async (kysely) => {
    for (const statement of writeMuch) await statement.execute(kysely);
  });
});

afterAll(() => database.remove());

/** Columns of the schema that reference a table's id. */
async function referencesTo(table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select child.relname || '.' || attribute.attname as name
    from pg_constraint one
    join pg_class child on child.oid = one.conrelid
    join pg_attribute attribute on attribute.attrelid = one.conrelid and attribute.attnum = any (one.conkey)
    where one.contype = 'f' and one.confrelid = ${table}::regclass`.execute(database.db.kysely());
  return rows.map(({ name }) => name).sort();
}

test('export and erasure are declared for every column that references a member', async () => {
  const columns = await referencesTo('api.members');
  expect(columns.length).toBeGreaterThan(8);
  expect(allPersonalData.flatMap((part) => part.columns).sort()).toEqual(columns);
});

test('every reference to a picture is known', async () => {
  const columns = await referencesTo('api.pictures');
  expect(columns.length).toBeGreaterThan(0);
  expect([...pictureUses].sort()).toEqual(columns);
});

/** Greatest number of rows of a result, and how many results had a picture. */
class ReadRows implements KyselyPlugin {
  most = 0;
  pictures = 0;
  readonly transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => node;
  readonly transformResult: KyselyPlugin['transformResult'] = async ({ result }) => {
    this.most = Math.max(this.most, result.rows.length);
    if (result.rows.some((row) => row.bytes)) this.pictures += 1;
    return result;
  };
}

type Exported = {
  data: Record<string, unknown[] | undefined> & { announcements: { images: unknown[] }[] };
};

test('an export is streamed from the database: a page of rows and a picture at a time, and complete', async () => {
  const { db } = database;
  const plain = apiDb(db);
  const read = new ReadRows();
  const { id } = await plain
    .selectFrom('members')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

  let text = '';
  let mostWaiting = 0;
  for await (const piece of exportMember(plain.withPlugin(read), id, new Date())) {
    text += String(piece);
    // Enough time for several statements, in case the export reads ahead.
    for (let count = 0; count < 10; count += 1) await sql`select 1`.execute(db.kysely());
    const taken = text.split('"jpeg_base64":"').length - 1;
    mostWaiting = Math.max(mostWaiting, read.pictures - taken);
  }

  const { data } = JSON.parse(text) as Exported;
  const exported = allPersonalData.filter((part) => part.read);
  expect(Object.keys(data)).toEqual(exported.map(({ name }) => name));
  const count = async (table: string, owner: string) => {
    const query = sql<{ rows: number }>`select count(*)::integer as rows from ${sql.table(`api.${table}`)}
      where ${sql.ref(owner)} = ${id}`;
    return (await query.execute(db.kysely())).rows[0]?.rows;
  };
  expect(data.announcements).toHaveLength((await count('announcements', 'author_id')) ?? 0);
  expect(data.comments).toHaveLength((await count('announcement_comments', 'author_id')) ?? 0);
  expect(data.likes).toHaveLength((await count('announcement_likes', 'member_id')) ?? 0);
  expect(data.jobs_history).toHaveLength((await count('jobs', 'member_id')) ?? 0);
  expect(data.announcements.flatMap(({ images }) => images).length).toBeGreaterThanOrEqual(60);
  expect(read.pictures).toBeGreaterThanOrEqual(60);
  expect(read.most).toBeLessThanOrEqual(50);
  // One picture waits to be sent, one is being written, and one has just been read.
  expect(mostWaiting).toBeLessThanOrEqual(3);
});
