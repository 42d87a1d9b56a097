import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** The version of PGlite. Another version may not be able to open a folder that this version has made. */
function versionOfPglite() {
  const main = createRequire(join(root, 'backend/package.json')).resolve('@electric-sql/pglite');
  return JSON.parse(readFileSync(join(dirname(main), '../package.json'), 'utf8')).version;
}

/**
 * A data directory with an empty PGlite database, which tests copy. It is made once per clone of the repository,
 * because this takes longer than most tests. The backend must be compiled before.
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
    // Another run has made the folder meanwhile.
    rmSync(unfinished, { recursive: true });
  }
  return folder;
}
