import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCode } from '@az/shared/build/file-kinds.mjs';
import { integrityOf } from '@az/shared/build/integrity.mjs';
import { inPairs } from '../in-pairs.ts';
import { recordedFiles, type VersionRecord } from './record.ts';
import { findSecrets } from './secrets.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a new file durably: it survives a crash of the machine. */
export async function writeDurably(file: string, bytes: Uint8Array, mode = 0o666): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Waits until the changes in a folder are on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}

async function writeCompressed(file: string, bytes: Buffer): Promise<void> {
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  };
  // One after the other, so that after a failure no write is still running while the folder is removed.
  await writeDurably(`${file}.br`, await brotli(bytes, options));
  await writeDurably(`${file}.gz`, await zip(bytes, { level: 9 }));
}

/** Bytes of a file of a build. Rejects when it is missing, differs from its record, or holds a secret. */
async function readRecorded(buildFolder: string, record: VersionRecord, file: string): Promise<Buffer> {
  const name = `${record.area} ${record.version}: ${file}`;
  const bytes = await readFile(join(buildFolder, file)).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error(`${name} is missing`, { cause: error }) : error;
  });
  if (integrityOf(bytes) !== recordedFiles(record)[file]) throw new Error(`${name} is not what was built`);
  const [secret] = isCode(file) ? await findSecrets(file, bytes.toString()) : [];
  if (secret) throw new Error(`${name} holds what looks like a secret (${secret})`);
  return bytes;
}

/** Fills a folder completely or not at all (sync, rename, sync), even if another process makes the same folder. */
export async function makeWhole(target: string, fill: (draft: string) => Promise<void>): Promise<void> {
  const parent = dirname(target);
  await mkdir(parent, { recursive: true });
  const draft = await mkdtemp(join(parent, '.draft-'));
  try {
    await fill(draft);
    await syncFolder(draft);
    await rename(draft, target);
    await syncFolder(parent);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process may have created it first.
    if (!existsSync(target)) throw error;
  }
}

/**
 * Copies the files that a version record lists, and nothing else, into `<root>/<area>/<folder>`, completely or not
 * at all. Each script and style sheet also gets a brotli and a gzip form. An existing version stays as it is.
 * Rejects when a file is missing, its bytes differ, or it holds a secret.
 */
export async function storeFiles(root: string, buildFolder: string, record: VersionRecord): Promise<void> {
  const target = join(root, record.area, record.folder);
  if (existsSync(target)) return;
  await makeWhole(target, async (draft) => {
    await inPairs(Object.keys(recordedFiles(record)), async (file) => {
      const bytes = await readRecorded(buildFolder, record, file);
      await writeDurably(join(draft, file), bytes);
      if (isCode(file)) await writeCompressed(join(draft, file), bytes);
    });
  });
}

const dayMs = 24 * 60 * 60 * 1000;

/** Removes the files of a version, if they exist, all at once or not at all. */
export async function removeFiles(target: string): Promise<void> {
  if (!existsSync(target)) return;
  const leaving = join(dirname(target), `.draft-${randomUUID()}`);
  await rename(target, leaving);
  await rm(leaving, { recursive: true, force: true });
}

/** Removes folders that are over a day old and not recorded: temporary ones, and versions of failed attempts. */
export async function clearLeftovers(
  root: string,
  isRecorded: (area: string, folder: string) => boolean,
  now: number,
): Promise<void> {
  for (const area of await readdir(root).catch(() => [])) {
    for (const folder of await readdir(join(root, area)).catch(() => [])) {
      const path = join(root, area, folder);
      const found = await stat(path).catch(() => null);
      const isOld = found !== null && found.mtimeMs + dayMs < now;
      if (isOld && !isRecorded(area, folder)) await removeFiles(path);
    }
  }
}
