import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Version of PGlite, whose folders other versions may not be able to open. */
function versionOfPglite() {
  const main = createRequire(join(root, 'backend/package.json')).resolve('@electric-sql/pglite');
  return JSON.parse(readFileSync(join(dirname(main), '../package.json'), 'utf8')).version;
}

/**
 * A data directory with an empty database of PGlite, for tests to copy. Made once per clone, after the backend was
 * compiled, because making one takes longer than most tests.
 *
 * @returns {Promise<string>}
 */
export async function emptyDatabase() {
  const folder = join(root, `node_modules/.az-empty-database-${versionOfPglite()}`);
  if (existsSync(folder)) return folder;
  const { openDatabase } = await import('../../dist/index.js');
  const unfinished = mkdtempSync(`${folder}-`);
  const db = await openDatabase({ dataDir: unfinished });
  await db.close();
  try {
    renameSync(unfinished, folder);
  } catch {
    // Another run was faster.
    rmSync(unfinished, { recursive: true });
  }
  return folder;
}
