import { execFileSync } from 'node:child_process';
import promises, { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder on a small disk, which can be full. */
export type SmallDisk = { fill: () => Promise<void>; empty: () => Promise<void>; remove: () => void };

const filling = 'filling';

export const besideFilling = (names: string[]): string[] => names.filter((name) => name !== filling);

/** Mounts a disk at a folder. Returns false when this process lacks the right, which root usually has. */
function mounts(folder: string, bytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const mounted = (folder: string): SmallDisk => ({
  fill: async () => {
    const { bavail, bsize } = await statfs(folder);
    await writeFile(join(folder, filling), Buffer.alloc(bavail * bsize));
  },
  empty: () => rm(join(folder, filling)),
  remove: () => void execFileSync('umount', [folder]),
});

/** Where no disk can be mounted: from `fill` to `empty` every new file of the folder fails with ENOSPC. */
function pretended(folder: string): SmallDisk {
  const { open, copyFile } = promises;
  const refuse = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const isOn = (file: unknown) => String(file).startsWith(folder);
  const empty = async () => void Object.assign(promises, { open, copyFile });
  return {
    fill: async () => {
      Object.assign(promises, {
        open: (file: string, flags: string) =>
          isOn(file) && flags !== 'r' ? Promise.reject(refuse()) : open(file, flags),
        copyFile: (from: string, to: string) => (isOn(to) ? Promise.reject(refuse()) : copyFile(from, to)),
      });
    },
    empty,
    remove: () => void empty(),
  };
}

/** Creates a folder that is a disk of this size. */
export async function makeSmallDisk(folder: string, bytes: number): Promise<SmallDisk> {
  await mkdir(folder, { recursive: true });
  return mounts(folder, bytes) ? mounted(folder) : pretended(folder);
}
