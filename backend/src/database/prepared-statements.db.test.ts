import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PreparedStatements } from './prepared-statements.ts';

let pglite: PGlite;
let statements: PreparedStatements;

beforeAll(async () => {
  pglite = await PGlite.create();
  statements = new PreparedStatements(pglite);
  await statements.execute('create table kinds (id int primary key, at timestamptz, bytes bytea)', []);
});

afterAll(() => pglite.close());

/** Executes a statement once unprepared and twice prepared. */
async function thrice<T>(execute: () => Promise<T>): Promise<T[]> {
  return [await execute(), await execute(), await execute()];
}

const preparedNow = async () => {
  const { rows } = await pglite.query<{ count: number }>('select count(*)::int from pg_prepared_statements');
  return rows[0]?.count;
};

test('values arrive and return alike, prepared or not', async () => {
  const values = [
    ...['é ”\u2028', 7, 9_007_199_254_740_993n, 1.5, true, new Date('2026-02-03T04:05:06.789Z')],
    ...[new Uint8Array([0, 255]), ['a', 'b,"c"'], { inner: [1] }, null],
  ];
  const types = 'text,int,bigint,float8,boolean,timestamptz,bytea,text[],jsonb,text'.split(',');
  const columns = types.map((type, index) => `$${index + 1}::${type} as "${type}_${index}"`);
  const [first, ...others] = await thrice(() => statements.execute(`select ${columns}`, values));
  expect(Object.values(first?.rows[0] ?? {})).toEqual(values);
  for (const other of others) expect(other).toEqual(first);
});

test('a statement counts the rows that it changed', async () => {
  let id = 0;
  const insert = () => {
    id += 2;
    return statements.execute('insert into kinds (id) values ($1), ($2)', [id, id + 1]);
  };
  expect((await thrice(insert)).map(({ affectedRows }) => affectedRows)).toEqual([2, 2, 2]);
  const { rows } = await statements.execute('delete from kinds returning id', []);
  expect(rows).toHaveLength(6);
});

test('a failure has its code and constraint, and ends only its own transaction', async () => {
  const insert = () => statements.execute('insert into kinds (id) values ($1)', [1]);
  await insert();
  for (const _ of [1, 2])
    await expect(insert()).rejects.toMatchObject({
      ...{ code: '23505', constraint: 'kinds_pkey', table: 'kinds', severity: 'ERROR' },
    });
  for (const _ of [1, 2, 3]) {
    await statements.execute('start transaction', []);
    await expect(insert()).rejects.toMatchObject({ code: '23505' });
    await expect(statements.execute('select 1 as one', [])).rejects.toMatchObject({ code: '25P02' });
    await statements.execute('rollback', []);
    expect((await statements.execute('select 2 as two', [])).rows).toEqual([{ two: 2 }]);
  }
  for (const _ of [1, 2, 3])
    await expect(statements.execute('selekt 1', [])).rejects.toMatchObject({ code: '42601' });
});

test('a changed table has its new columns', async () => {
  const read = () => statements.execute('select * from kinds', []);
  await thrice(read);
  await statements.execute('alter table kinds add column more text', []);
  for (const { fields } of await thrice(read))
    expect(fields.map(({ name }) => name)).toEqual(['id', 'at', 'bytes', 'more']);
});

test('the engine keeps a limited number of statements, those used last', async () => {
  const ask = (number: number) => statements.execute(`select ${number} as number`, []);
  for (let number = 0; number < 250; number += 1) await thrice(() => ask(number));
  expect(await preparedNow()).toBe(200);
  expect((await ask(0)).rows).toEqual([{ number: 0 }]);
  expect((await ask(249)).rows).toEqual([{ number: 249 }]);
  expect(await preparedNow()).toBe(200);
});
