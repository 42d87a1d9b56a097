import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type EngineDatabase, engines, openOn } from './both-engines.ts';

describe.each(engines)('on %s', (engine) => {
  let database: EngineDatabase;

  beforeAll(async () => {
    vi.stubEnv('TZ', 'America/Port-au-Prince');
    database = await openOn(engine);
  });

  afterAll(() => database.remove());

  test('the engine is the expected one', () => {
    expect(database.db.engine).toBe(engine);
  });

  test('every kind of value is read the same, in a time zone that is not the database’s', async () => {
    expect(new Date('2026-01-01T00:00:00Z').getHours()).toBe(19);
    const db = database.db.kysely();
    const read = await sql`
      select 9007199254740991::bigint as bigint, 9007199254740993::bigint as beyond_double,
        (select count(*) from generate_series(1, 3)) as counted, 1.50::numeric as numeric, 1.5::real as real,
        timestamptz '2026-03-01 10:00:00.123456+00' as moment, date '2026-03-01' as day, interval '1 day' as span,
        '\\x00ff'::bytea as bytes, '{"a": [1, "é"], "b": null}'::jsonb as object, '[1, null]'::jsonb as list,
        true as yes, array['a', 'b,c', null] as texts, null::text as nothing`.execute(db);
    expect(read.rows).toStrictEqual([
      {
        bigint: 9007199254740991,
        beyond_double: 9007199254740993n,
        counted: 3,
        numeric: '1.50',
        real: 1.5,
        moment: new Date('2026-03-01T10:00:00.123Z'),
        day: new Date('2026-03-01T00:00:00.000Z'),
        span: '1 day',
        bytes: new Uint8Array([0, 255]),
        object: { a: [1, 'é'], b: null },
        list: [1, null],
        yes: true,
        texts: ['a', 'b,c', null],
        nothing: null,
      },
    ]);
  });

  test('values are read as they were written', async () => {
    const values = {
      moment: new Date('2026-11-21T06:00:00.001Z'),
      bytes: Uint8Array.from({ length: 1000 }, (_, index) => index),
      json: { text: '« é » "\\' },
    };
    const { rows } =
      await sql`select ${values.moment}::timestamptz(3) as moment, ${values.bytes}::bytea as bytes,
      ${JSON.stringify(values.json)}::jsonb as json`.execute(database.db.kysely());
    expect(rows).toStrictEqual([values]);
  });

  test('work of one name runs one at a time, also after a failure', async () => {
    const { db } = database;
    const other = await database.openAgain();
    const said: string[] = [];
    const gate = new EventTarget();
    const begun = once(gate, 'begun');
    const first = db.alone('files', async () => {
      said.push('the first begins');
      gate.dispatchEvent(new Event('begun'));
      await once(gate, 'go');
      said.push('the first ends');
      throw new Error('the first fails');
    });
    await begun;
    const second = other.alone('files', async () => {
      said.push('the second begins');
      return 'the second is done';
    });
    await other.alone('something else', async () => said.push('somebody else works'));
    gate.dispatchEvent(new Event('go'));
    await expect(first).rejects.toThrow('the first fails');
    expect(await second).toBe('the second is done');
    expect(said).toEqual(['the first begins', 'somebody else works', 'the first ends', 'the second begins']);
  });
});
