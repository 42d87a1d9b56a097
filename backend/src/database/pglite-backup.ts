import { existsSync, renameSync, rmSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openFolder } from './damaged-folder.ts';
import { lockDataDir } from './data-dir-lock.ts';

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const draft = `${file}.new`;
  const handle = await open(draft, 'w', 0o600).catch((cause: Error) => {
    throw new Error(`${file} cannot be written (${cause.message}): choose a folder that is there.`, {
      cause,
    });
  });
  await handle.writeFile(bytes);
  await handle.sync();
  await handle.close();
  renameSync(draft, file);
}

/** Runs `work` on the folder of the embedded database under the lock of the data directory. */
async function alone<T>(dataDir: string, work: (folder: string) => Promise<T>): Promise<T> {
  const root = resolve(dataDir);
  const unlock = lockDataDir(root);
  try {
    return await work(join(root, 'db'));
  } finally {
    unlock();
  }
}

/**
 * Writes the whole embedded database into one file (a gzipped tar archive of its folder), complete or not at all.
 *
 * @throws DataDirLockedError while a server uses the data directory
 */
export function backUp(dataDir: string, file: string): Promise<void> {
  return alone(dataDir, async (folder) => {
    if (!existsSync(folder)) throw new Error(`There is no database in ${dataDir}.`);
    const pglite = await openFolder(folder);
    try {
      const archive = await pglite.dumpDataDir('gzip');
      await writeDurably(file, new Uint8Array(await archive.arrayBuffer()));
    } finally {
      await pglite.close();
    }
  });
}

async function unpack(folder: string, bytes: Uint8Array): Promise<void> {
  const archive = new Blob([bytes], { type: 'application/x-gzip' });
  const pglite = await PGlite.create({ dataDir: folder, loadDataDir: archive });
  await pglite.query('select 1 from api.members limit 1');
  // After a restore, event numbers are given again, so earlier cursors are invalid. Older backups have no event log.
  const { rows } = await pglite.query("select 1 where to_regclass('api.live_epoch') is not null");
  if (rows.length > 0) await pglite.query('update api.live_epoch set value = default');
  await pglite.close();
}

/**
 * Makes the embedded database from a file of `backUp`, complete or not at all. An existing database is never replaced.
 *
 * @throws DataDirLockedError while a server uses the data directory
 */
export function restore(dataDir: string, file: string): Promise<void> {
  return alone(dataDir, async (folder) => {
    if (existsSync(folder))
      throw new Error(`There is a database in ${dataDir} already: move ${folder} away first.`);
    const unfinished = `${folder}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    const bytes = await readFile(file).catch((cause: Error) => {
      throw new Error(`${file} cannot be read (${cause.message}).`, { cause });
    });
    try {
      await unpack(unfinished, bytes);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      throw new Error(`${file} is no complete backup of a database of AZ Connect.`, { cause: error });
    }
    renameSync(unfinished, folder);
  });
}
