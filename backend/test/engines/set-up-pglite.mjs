import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileServers } from './compile-servers.mjs';
import { emptyDatabase } from './empty-database.mjs';

/** Compiles the servers, and creates the data directory that every test file copies. */
export default async function setUp() {
  await compileServers();
  const template = mkdtempSync(join(tmpdir(), 'az-template-'));
  process.env.AZ_TEST_TEMPLATE = template;
  cpSync(await emptyDatabase(), template, { recursive: true });
  execFileSync(process.execPath, [join(import.meta.dirname, '../prepare-database.mjs')], {
    env: { DATA_DIR: template },
  });
}
