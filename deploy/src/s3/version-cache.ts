import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeWhole } from '../versions/files.ts';

type Kept = { bytes: number; usedAt: number };

/** A version that was used within this time is not removed, because a request may be about to read it. */
const restMs = 60_000;

async function bytesIn(folder: string): Promise<number> {
  let bytes = 0;
  for (const name of await readdir(folder)) bytes += (await stat(join(folder, name))).size;
  return bytes;
}

/** Copies as `<area>/<folder>/<file>`. Beyond `maxBytes`, the least recently used versions are removed unless live. */
export class VersionCache {
  readonly root: string;
  private readonly maxBytes: number;
  private readonly isLive: (name: string) => boolean;
  private readonly now: () => number;
  private kept: Promise<Map<string, Kept>> | null = null;

  constructor(
    root: string,
    {
      maxBytes,
      isLive,
      now = Date.now,
    }: { maxBytes: number; isLive: (name: string) => boolean; now?: () => number },
  ) {
    this.root = root;
    this.maxBytes = maxBytes;
    this.isLive = isLive;
    this.now = now;
  }

  /** Whether a version is in the cache; if so, it becomes the most recently used. */
  async has(name: string): Promise<boolean> {
    const found = (await this.known()).get(name);
    if (found) found.usedAt = this.now();
    return found !== undefined;
  }

  /** Adds a version from what `fill` writes into a folder, complete or not at all. */
  async add(name: string, fill: (folder: string) => Promise<void>): Promise<void> {
    const known = await this.known();
    const target = join(this.root, name);
    await makeWhole(target, fill);
    known.set(name, { bytes: await bytesIn(target), usedAt: this.now() });
    await this.shrink(known);
  }

  async remove(name: string): Promise<void> {
    const known = await this.known();
    if (!known.delete(name)) return;
    const target = join(this.root, name);
    const gone = join(dirname(target), `.gone-${randomUUID()}`);
    await rename(target, gone);
    await rm(gone, { recursive: true });
  }

  private async shrink(known: Map<string, Kept>): Promise<void> {
    let bytes = [...known.values()].reduce((sum, kept) => sum + kept.bytes, 0);
    const oldestFirst = [...known].sort(([, a], [, b]) => a.usedAt - b.usedAt);
    for (const [name, kept] of oldestFirst) {
      if (bytes <= this.maxBytes) return;
      if (this.isLive(name) || kept.usedAt + restMs > this.now()) continue;
      await this.remove(name);
      bytes -= kept.bytes;
    }
  }

  private known(): Promise<Map<string, Kept>> {
    if (this.kept) return this.kept;
    const looking = this.look();
    this.kept = looking;
    // A failure is not cached: the next call reads again.
    looking.catch(() => {
      this.kept = null;
    });
    return looking;
  }

  /** Reads the entries that an earlier process has left, and removes incomplete ones. */
  private async look(): Promise<Map<string, Kept>> {
    const known = new Map<string, Kept>();
    for (const area of await readdir(this.root).catch(() => [])) {
      for (const folder of await readdir(join(this.root, area))) {
        const path = join(this.root, area, folder);
        if (folder.startsWith('.')) await rm(path, { recursive: true, force: true });
        else
          known.set(`${area}/${folder}`, { bytes: await bytesIn(path), usedAt: (await stat(path)).mtimeMs });
      }
    }
    return known;
  }
}
