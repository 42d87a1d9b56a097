import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates the data directory that every test file copies. */
export default function setUp() {
  const template = mkdtempSync(join(tmpdir(), 'az-template-'));
  process.env.AZ_TEST_TEMPLATE = template;
  execFileSync(process.execPath, [join(import.meta.dirname, '../prepare-database.mjs')], {
    env: { DATA_DIR: template },
  });
}
