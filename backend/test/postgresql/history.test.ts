import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSql } from '../../postgres/run-sql.ts';
import { startPostgres } from '../../postgres/start-postgres.ts';
import { databaseFaults } from '../../soak/history/database-faults.ts';
import { expectNoViolation, runHistory } from '../history.ts';

// A short form of `npm run soak -- history`.
it('loses, repeats and hides nothing from members while processes, database and messages between them fail', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'az-history-'));
  const programs = process.env.AZ_TEST_POSTGRES_PROGRAMS ?? '';
  const postgres = await startPostgres({ programs, folder, syncs: true });
  try {
    const admin = postgres.url('postgres', 'postgres');
    await runSql(admin, 'create database az owner az');
    const env = { DATA_DIR: folder, DATABASE_URL: postgres.url('az') };
    const database = databaseFaults(postgres, postgres.url('az'));
    expectNoViolation(await runHistory({ env, backends: 3, database }));
  } finally {
    await postgres.remove();
  }
}, 300_000);
