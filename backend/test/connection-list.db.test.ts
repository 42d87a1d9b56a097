import { type ConnectionSort, maxMutualFaces } from '@az/shared/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrateApi } from '../src/migrate-api.ts';
import { Viewer } from '../src/permissions/viewer.ts';
import type { FeedPosition } from '../src/repositories/feed-position.ts';
import { RelationRepository } from '../src/repositories/relation-repository.ts';
import { apiDb } from '../src/schema/api-schema.ts';
import type { ApiTables } from '../src/schema/tables.ts';
import { type EngineDatabase, engines, openOn } from './both-engines.ts';

const people = [
  ['Moi', 'Même', ''],
  ['Zoé', 'Alba', 'Architecte'],
  ['Élodie', 'Trannoy', 'Photographe'],
  ['Bastien', 'N’Kodo', 'Ingénieur solaire'],
  ['Anne', 'Petit', 'Architecte'],
  ['Autre', 'Membre', 'Architecte'],
] as const;

/** Each with the later of the two as its minute: the member `0` is connected to 1, 2, 3 and 4. */
const pairs = [
  [0, 1],
  [0, 2],
  [0, 3],
  [0, 4],
  [1, 2],
  [2, 3],
  [2, 4],
  [3, 4],
  [3, 5],
] as const;

describe.each(engines)('one’s own connections, on %s', (engine) => {
  let database: EngineDatabase;
  let ids: number[];
  let relations: RelationRepository;
  let viewer: Viewer;

  beforeAll(async () => {
    database = await openOn(engine);
    await migrateApi(database.db);
    await database.db.withoutTimeLimits<ApiTables, void>(async (db) => {
      for (const [at, [first, last, headline]] of people.entries())
        await sql`insert into api.members (email, kind, first_name, last_name, headline, description, phone, address, created_at)
          values (${`m${at}@exemple.test`}, 'person', ${first}, ${last}, ${headline}, '', '', '', now())`.execute(
          db,
        );
    });
    const db = apiDb(database.db);
    ids = (await db.selectFrom('members').select('id').orderBy('id').execute()).map(({ id }) => id);
    const idAt = (at: number) => ids[at] ?? 0;
    const rows = pairs.flatMap(([one, other]) =>
      [
        [one, other],
        [other, one],
      ].map(([from = 0, to = 0]) => ({
        member_id: idAt(from),
        other_id: idAt(to),
        at: new Date(Date.UTC(2026, 0, 1, 0, other)),
      })),
    );
    await db.insertInto('connections').values(rows).execute();
    relations = new RelationRepository(
      db,
      (picture) => picture,
      () => new Date(),
    );
    viewer = Viewer.member(idAt(0));
  }, 180_000);

  afterAll(() => database.remove());

  /** The positions in `people` of all pages, with the total of each page. */
  async function read(sort: ConnectionSort, limit: number, search = '') {
    const found: number[] = [];
    const totals = new Set<number>();
    let after: FeedPosition | null = null;
    do {
      const page = await relations.list('connections', { viewer, after, limit, sort, search });
      found.push(...page.items.map(({ member }) => ids.indexOf(Number(member.Customers_Numbers))));
      totals.add(page.total);
      after = page.next;
    } while (after);
    return { found, totals: [...totals] };
  }

  test.each<[ConnectionSort, number[]]>([
    ['recent', [4, 3, 2, 1]],
    // Anne, Bastien, Élodie, Zoé
    ['name', [4, 3, 2, 1]],
    // 3 in common with Élodie; 2 with Anne and with Bastien; 1 with Zoé
    ['mutual', [2, 4, 3, 1]],
  ])('in the order %s are the same in one page and in pages of one', async (sort, order) => {
    expect(await read(sort, 50)).toEqual({ found: order, totals: [4] });
    expect(await read(sort, 1)).toEqual({ found: order, totals: [4] });
  });

  test.each<[string, number[]]>([
    ['archi', [4, 1]],
    ['elodie', [2]],
    ['nkodo', [3]],
    ['ingenieur bast', [3]],
    ['membre', []],
    ['!', []],
  ])('are found by %s in any order, also in pages of one', async (search, found) => {
    for (const sort of ['recent', 'name', 'mutual'] as const)
      expect(await read(sort, 1, search)).toEqual({ found, totals: [found.length] });
  });

  test('name some of those in common, the latest first, unless the profile is hidden', async () => {
    const named = async () => {
      const { items } = await relations.list('connections', { viewer, after: null, limit: 50 });
      return items.map(({ mutual, mutual_count }) => [
        mutual_count,
        mutual.map(({ Customers_Numbers: id }) => ids.indexOf(Number(id))),
      ]);
    };
    expect(maxMutualFaces).toBe(3);
    expect(await named()).toEqual([
      [2, [3, 2]],
      [2, [4, 2]],
      [3, [4, 3, 1]],
      [1, [2]],
    ]);
    await apiDb(database.db)
      .insertInto('member_preferences')
      .values({
        member_id: ids[2] ?? 0,
        preferences: JSON.stringify({ privacy: { profile: 'nobody' } }),
        updated_at: new Date(),
      })
      .execute();
    expect((await named())[2]).toEqual([3, []]);
  });
});
