import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredVersion } from '../control/state.ts';
import type { FileStore } from './file-store.ts';
import { isServed, storeFiles } from './files.ts';
import type { VersionRecord } from './record.ts';

const bytesOf = (file: string): Promise<Buffer | null> => readFile(file).catch(() => null);

/** The files of versions in a folder of this machine. */
export class DiskFiles implements FileStore {
  readonly root: string;

  constructor(dataDir: string) {
    this.root = join(dataDir, 'areas');
  }

  async has(record: VersionRecord): Promise<boolean> {
    return existsSync(this.placeOf(record));
  }

  async keep(buildFolder: string, record: VersionRecord, isRecorded: boolean): Promise<void> {
    if (!isRecorded && !(await this.hasSame(buildFolder, record)))
      await rm(this.placeOf(record), { recursive: true, force: true });
    await storeFiles(this.root, buildFolder, record);
  }

  async bring(): Promise<void> {
    // They are there already.
  }

  async prepare(): Promise<void> {
    // They are there already.
  }

  async clear(versions: StoredVersion[]): Promise<void> {
    for (const { record, removedAt } of versions)
      if (removedAt !== null) await rm(this.placeOf(record), { recursive: true, force: true });
  }

  private placeOf({ area, folder }: VersionRecord): string {
    return join(this.root, area, folder);
  }

  private async hasSame(buildFolder: string, record: VersionRecord): Promise<boolean> {
    for (const file of (await readdir(buildFolder)).filter(isServed)) {
      const [built, kept] = await Promise.all([
        bytesOf(join(buildFolder, file)),
        bytesOf(join(this.placeOf(record), file)),
      ]);
      if (!built || !kept?.equals(built)) return false;
    }
    return true;
  }
}
