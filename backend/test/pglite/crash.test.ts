import { join } from 'node:path';
import { runSoak } from '../../soak/run-soak.ts';
import { makeWriters } from '../../soak/writers.ts';
import { makeDatabase } from '../database.ts';

// A short form of `npm run soak`: in six cycles, each kind of write is interrupted by a kill.
it('loses, tears and duplicates nothing over six kills, and refuses a second process', async () => {
  const database = await makeDatabase();
  const summary = await runSoak({
    program: join(__dirname, '../../dist/main.js'),
    env: database.env,
    backends: 1,
    cycles: 6,
    writers: makeWriters(),
    sql: database.sql,
    isExclusive: true,
  });
  expect(summary).toMatchObject({ cycles: 6, lost: 0, torn: 0, doubled: 0, intruders: 0 });
  expect(summary.acknowledged).toBeGreaterThan(6 * 25);
  await database.remove();
}, 300_000);
