/** Prints values of every kind as read from the database: `node print-values.mjs`. */
import { inspect } from 'node:util';
import { sql } from 'kysely';
import { openDatabase } from '../dist/database/open-database.js';

const { DATA_DIR: dataDir, DATABASE_URL: url } = process.env;
const database = await openDatabase({ dataDir, url });
const db = database.kysely();
const read = await sql`
  select 9007199254740991::bigint as bigint, 9007199254740993::bigint as beyond_double,
    (select count(*) from generate_series(1, 3)) as counted, 1.50::numeric as numeric, 1.5::real as real,
    timestamptz '2026-03-01 10:00:00.123456+00' as moment, date '2026-03-01' as day, interval '1 day' as span,
    '\\x00ff'::bytea as bytes, '{"a": [1, "é"], "b": null}'::jsonb as object, '[1, null]'::jsonb as list, true as yes,
    array['a', 'b,c', null] as texts, null::text as nothing`.execute(db);
const written = await sql`
  select ${new Date('2026-11-21T06:00:00.001Z')}::timestamptz(3) as stored_moment,
    ${new Uint8Array([1, 2, 3])}::bytea as stored_bytes,
    ${JSON.stringify({ text: '« é » "\\' })}::jsonb as stored_json`.execute(db);
for (const [name, value] of Object.entries({ ...read.rows[0], ...written.rows[0] }))
  process.stdout.write(`${name} ${inspect(value instanceof Date ? value.toISOString() : value)}\n`);
await database.close();
