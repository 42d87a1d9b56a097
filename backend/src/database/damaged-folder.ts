import { existsSync, readdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { bytesAsHex } from './bytes-as-hex.ts';

/** PostgreSQL cannot open a folder if one of these is missing. If it is the first, PGlite makes a new database there. */
const needed = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact'];

/** Size of one file of PostgreSQL's write-ahead log. PostgreSQL cannot start on a disk with less free space. */
const neededBytes = 16 * 1024 * 1024;

/** SQLSTATE codes of damaged files: corrupted data or index, missing file. */
const damageCodes = ['XX001', 'XX002', '58P01'];

const repair = (folder: string) =>
  `move ${folder} away and bring back a backup with "npm run backend -- restore <file>" (docs/operations.md, "Backup and restore")`;

/** Error message for a statement that met a damaged file; null when it failed for another reason. */
export const damageSentence = (folder: string, { code = '', message }: { code?: string; message: string }) =>
  damageCodes.includes(code)
    ? `The database in ${folder} is damaged (${message}): stop what uses it, ${repair(folder)}.`
    : null;

/** Why a folder could not be opened, as one sentence for the person who starts the server. */
function openingSentence(folder: string, { code = '', message }: NodeJS.ErrnoException): string {
  // An error of the file system names the cause itself.
  if (/^E[A-Z]+$/.test(code)) return `The database in ${folder} cannot be opened (${message}).`;
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < neededBytes)
    return `The database in ${folder} cannot be opened: its disk is full. Make room, then start again.`;
  return `The database in ${folder} cannot be opened, because files of it are damaged or of another version of PostgreSQL: ${repair(folder)}.`;
}

/**
 * Opens the folder of an existing embedded database. Missing files are reported before anything is opened, so that no
 * new database is created over the remains.
 *
 * @throws Error with one sentence that says what happened and how to restore a backup
 */
export async function openFolder(folder: string): Promise<PGlite> {
  const missing = readdirSync(folder).length > 0 && needed.find((name) => !existsSync(join(folder, name)));
  if (missing)
    throw new Error(`The database in ${folder} is damaged (${missing} is missing): ${repair(folder)}.`);
  try {
    return await PGlite.create(folder, bytesAsHex);
  } catch (cause) {
    throw new Error(openingSentence(folder, cause as Error), { cause });
  }
}
