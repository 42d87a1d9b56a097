import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf } from '../versions/digest.ts';
import { writeDurably } from '../versions/files.ts';

export const maxFileBytes = 20 * 1024 * 1024;

const dayMs = 24 * 60 * 60 * 1000;

/** Uploaded files of versions to be published, in `<dataDir>/uploads`; each is named by its digest. */
export class Uploads {
  private readonly folder: string;

  constructor(dataDir: string) {
    this.folder = join(dataDir, 'uploads');
  }

  /** Those of `digests` whose files are missing. The others are kept for another day. */
  async missing(digests: string[]): Promise<string[]> {
    const now = new Date();
    const known = await Promise.all(
      digests.map((digest) =>
        utimes(join(this.folder, digest), now, now).then(
          () => true,
          () => false,
        ),
      ),
    );
    return digests.filter((_, index) => !known[index]);
  }

  /** Stores a file completely or not at all. Returns false when `bytes` have another digest. */
  async keep(digest: string, bytes: Uint8Array): Promise<boolean> {
    if (digestOf(bytes) !== digest) return false;
    await mkdir(this.folder, { recursive: true });
    const draft = join(this.folder, `.draft-${randomUUID()}`);
    try {
      await writeDurably(draft, bytes);
      await rename(draft, join(this.folder, digest));
    } catch (error) {
      // On a full disk an incomplete file would use the space that the next attempt needs.
      await rm(draft, { force: true });
      throw error;
    }
    return true;
  }

  /** Runs `use` with a temporary folder of the named files. Returns null instead if one is missing or changed. */
  async together<T>(files: Record<string, string>, use: (folder: string) => Promise<T>): Promise<T | null> {
    await mkdir(this.folder, { recursive: true });
    const folder = await mkdtemp(join(this.folder, '.version-'));
    try {
      for (const [name, digest] of Object.entries(files)) {
        const source = join(this.folder, digest);
        const bytes = await readFile(source).catch(() => null);
        if (!bytes || digestOf(bytes) !== digest) return null;
        await copyFile(source, join(folder, name));
      }
      return await use(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Removes files that were not requested for a day. */
  async clearOld(now: number): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names) {
      const path = join(this.folder, name);
      const found = await stat(path).catch(() => null);
      if (found && found.mtimeMs + dayMs < now) await rm(path, { recursive: true, force: true });
    }
  }
}
