import { existsSync } from 'node:fs';
import { readFile, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredVersion } from '../control/state.ts';
import type { FileStore } from './file-store.ts';
import { clearLeftovers, removeFiles, storeFiles } from './files.ts';
import { recordedFiles, type VersionRecord } from './record.ts';

const bytesOf = (file: string): Promise<Buffer | null> => readFile(file).catch(() => null);

/** The files of versions in a folder of this machine. */
export class DiskFiles implements FileStore {
  readonly root: string;

  constructor(dataDir: string) {
    this.root = join(dataDir, 'areas');
  }

  async has(record: VersionRecord): Promise<boolean> {
    return existsSync(this.pathOf(record));
  }

  isHere(record: VersionRecord): Promise<boolean> {
    return this.has(record);
  }

  async keep(buildFolder: string, record: VersionRecord, isRecorded: boolean): Promise<void> {
    if (!isRecorded) await this.takeUpOrRemove(buildFolder, record);
    await storeFiles(this.root, buildFolder, record);
  }

  async ensureLocal(): Promise<void> {}

  async prepare(): Promise<void> {}

  async clear(versions: StoredVersion[], now: number): Promise<void> {
    for (const { record, removedAt } of versions)
      if (removedAt !== null) await removeFiles(this.pathOf(record));
    const recorded = new Set(versions.map(({ record }) => this.pathOf(record)));
    await clearLeftovers(this.root, (area, folder) => recorded.has(join(this.root, area, folder)), now);
  }

  /** Removes an unrecorded attempt's files unless they are equal. Equal ones get a new mtime, so `clear` keeps them. */
  private async takeUpOrRemove(buildFolder: string, record: VersionRecord): Promise<void> {
    const path = this.pathOf(record);
    if (!(await this.hasSame(buildFolder, record))) return rm(path, { recursive: true, force: true });
    const now = new Date();
    await utimes(path, now, now);
  }

  private pathOf({ area, folder }: VersionRecord): string {
    return join(this.root, area, folder);
  }

  private async hasSame(buildFolder: string, record: VersionRecord): Promise<boolean> {
    for (const file of Object.keys(recordedFiles(record))) {
      const [built, kept] = await Promise.all([
        bytesOf(join(buildFolder, file)),
        bytesOf(join(this.pathOf(record), file)),
      ]);
      if (!built || !kept?.equals(built)) return false;
    }
    return true;
  }
}
