import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { makeDatabase } from './database.ts';

it('reads every kind of value the same on every engine', async () => {
  const database = await makeDatabase();
  try {
    const printed = execFileSync(process.execPath, [join(__dirname, 'print-values.mjs')], {
      env: { ...database.env, TZ: 'America/Port-au-Prince' },
      encoding: 'utf8',
    });
    expect(printed.trim().split('\n')).toEqual([
      'bigint 9007199254740991',
      'beyond_double 9007199254740993n',
      'counted 3',
      "numeric '1.50'",
      'real 1.5',
      "moment '2026-03-01T10:00:00.123Z'",
      "day '2026-03-01T00:00:00.000Z'",
      "span '1 day'",
      'bytes Uint8Array(2) [ 0, 255 ]',
      "object { a: [ 1, 'é' ], b: null }",
      'list [ 1, null ]',
      'yes true',
      "texts [ 'a', 'b,c', null ]",
      'nothing null',
      "stored_moment '2026-11-21T06:00:00.001Z'",
      'stored_bytes Uint8Array(3) [ 1, 2, 3 ]',
      "stored_json { text: '« é » \"\\\\' }",
    ]);
  } finally {
    await database.remove();
  }
});
