import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../database/open-database.ts';
import { migrateApi } from '../migrate-api.ts';

/** An embedded database of one test file, in a folder of its own. */
export type TestDatabase = { db: Database; dataDir: string; remove: () => Promise<void> };

/** Opens a copy of an empty database, because creating one takes longer than most tests. */
export async function openEmptyDatabase(): Promise<TestDatabase> {
  const { AZ_EMPTY_DATABASE: empty } = process.env;
  if (!empty) throw new Error('There is no empty database: set-up-vitest.mjs makes it.');
  const dataDir = await mkdtemp(join(tmpdir(), 'az-backend-'));
  await cp(empty, dataDir, { recursive: true });
  const db = await openDatabase({ dataDir });
  const remove = async () => {
    await db.close();
    await rm(dataDir, { recursive: true });
  };
  return { db, dataDir, remove };
}

export async function openApiDatabase(): Promise<TestDatabase> {
  const opened = await openEmptyDatabase();
  await migrateApi(opened.db);
  return opened;
}
