import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { integrityOf } from '@az/shared/build/integrity.mjs';
import type { VersionRecord } from './record.ts';
import { findSecrets } from './secrets.ts';

const isText = (file: string): boolean => /\.(js|css|svg)$/.test(file);

/** What a build says of itself: who it is, and what its scripts are made of. */
const aboutBuild = ['record.json', 'contents.json'];

/** Whether a file of a build is among those that are served. */
export const isServed = (file: string): boolean => !aboutBuild.includes(file) && !file.endsWith('.map');

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a new file; once it is done, the end of the machine does not lose it. */
export async function writeDurably(file: string, bytes: Uint8Array, mode = 0o666): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Waits until what was done in a folder is on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}

async function writeCompressed(file: string, bytes: Buffer): Promise<void> {
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  };
  // One after the other: when one cannot be written, nothing may still be writing while the folder is removed.
  await writeDurably(`${file}.br`, await brotli(bytes, options));
  await writeDurably(`${file}.gz`, await zip(bytes, { level: 9 }));
}

function assertComplete(record: VersionRecord, files: string[]): void {
  const missing = Object.keys(record.assets).find((file) => !files.includes(file));
  if (missing) throw new Error(`${record.area} ${record.version}: ${missing} is missing`);
}

function assertIntegrity(record: VersionRecord, file: string, bytes: Buffer): void {
  const expected = record.assets[file];
  if (expected && expected !== integrityOf(bytes))
    throw new Error(`${record.area} ${record.version}: ${file} is not what was built`);
}

async function assertNoSecret(record: VersionRecord, file: string, bytes: Buffer): Promise<void> {
  const [found] = await findSecrets(file, bytes.toString());
  if (found)
    throw new Error(`${record.area} ${record.version}: ${file} holds what looks like a secret (${found})`);
}

/**
 * Makes a folder from what `fill` writes into a draft of it: it appears complete or not at all (temporary folder, sync,
 * rename, sync), beside what another process may make of it meanwhile.
 */
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
    // Another process on the same folder may have been faster.
    if (!existsSync(target)) throw error;
  }
}

/**
 * Copies a built version below `<root>/<area>/<folder>`, with brotli and gzip forms beside each script and style sheet,
 * complete or not at all. A version that is there already is left as it is. Throws when a file of the version record is
 * missing, its bytes differ, or it holds a secret.
 */
export async function storeFiles(root: string, buildFolder: string, record: VersionRecord): Promise<void> {
  const target = join(root, record.area, record.folder);
  if (existsSync(target)) return;
  await makeWhole(target, async (draft) => {
    const files = await readdir(buildFolder);
    assertComplete(record, files);
    for (const file of files.filter(isServed)) {
      const bytes = await readFile(join(buildFolder, file));
      assertIntegrity(record, file, bytes);
      if (isText(file)) await assertNoSecret(record, file, bytes);
      await writeDurably(join(draft, file), bytes);
      if (isText(file)) await writeCompressed(join(draft, file), bytes);
    }
  });
}

const dayMs = 24 * 60 * 60 * 1000;

/** Removes the files of a version, if they are there. They are gone at once or not at all. */
export async function removeFiles(target: string): Promise<void> {
  if (!existsSync(target)) return;
  const leaving = join(dirname(target), `.draft-${randomUUID()}`);
  await rename(target, leaving);
  await rm(leaving, { recursive: true, force: true });
}

/**
 * Removes what attempts without an end have left below `root` more than a day ago: drafts, and folders of versions that
 * `isRecorded` does not know.
 */
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
