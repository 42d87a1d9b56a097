import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSql } from '../../postgres/run-sql.ts';
import { startPostgres } from '../../postgres/start-postgres.ts';
import { runSoak } from '../../soak/run-soak.ts';
import { makeWriters } from '../../soak/writers.ts';

// A short form of `npm run soak`: in six cycles, each kind of kill interrupts each kind of write.
it('loses, tears and duplicates nothing over six kills of two backends or of the database server', async () => {
  const postgres = await startPostgres({
    programs: process.env.AZ_TEST_POSTGRES_PROGRAMS ?? '',
    folder: mkdtempSync(join(tmpdir(), 'az-crash-')),
    syncs: true,
  });
  try {
    await runSql(postgres.url('postgres', 'postgres'), 'create database az owner az');
    const summary = await runSoak({
      program: join(__dirname, '../../dist/main.js'),
      env: { DATABASE_URL: postgres.url('az') },
      backends: 2,
      cycles: 6,
      writers: makeWriters(),
      sql: (statement) => runSql(postgres.url('az'), statement),
      databaseServer: postgres,
      isExclusive: false,
    });
    expect(summary).toMatchObject({ cycles: 6, lost: 0, torn: 0, doubled: 0, intruders: 0 });
    expect(summary.acknowledged).toBeGreaterThan(6 * 25);
  } finally {
    await postgres.remove();
  }
}, 300_000);
