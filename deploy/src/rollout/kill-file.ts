import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { versionName } from '@az/shared/discovery';

/** Content of `<DATA_DIR>/kill.json`: `{ "frozen": true, "killed": ["feed@1.4.0+3f2a9c1e"] }`, either or both. */
export type KillRecord = { frozen: boolean; killed: string[] };

export const nothingKilled: KillRecord = { frozen: false, killed: [] };

export const isKilledBy = (kill: KillRecord, version: { area: string; version: string }): boolean =>
  kill.killed.includes(versionName(version));

/** Parses a record. Null when it is invalid. */
function parseKillRecord(text: string): KillRecord | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    const { frozen = false, killed = [], ...rest } = value as Record<string, unknown>;
    if (typeof frozen !== 'boolean' || !Array.isArray(killed) || Object.keys(rest).length > 0) return null;
    return killed.every((one) => typeof one === 'string') ? { frozen, killed } : null;
  } catch {
    return null;
  }
}

/** A kill switch without a database: a file that every page checks. An invalid file freezes everything. */
export class KillFile {
  private readonly file: string;
  private stamp = '';
  private record: KillRecord = nothingKilled;
  private running = Promise.resolve(nothingKilled);
  private next: Promise<KillRecord> | null = null;

  constructor(dataDir: string) {
    this.file = join(dataDir, 'kill.json');
  }

  /** The record as it is after this call. Calls that come during a read share the next read. Never throws. */
  read(): Promise<KillRecord> {
    this.next ??= this.running.then(() => {
      this.next = null;
      this.running = this.look();
      return this.running;
    });
    return this.next;
  }

  private async look(): Promise<KillRecord> {
    try {
      const found = await stat(this.file);
      const stamp = `${found.ino} ${found.mtimeMs} ${found.ctimeMs} ${found.size}`;
      if (stamp === this.stamp) return this.record;
      const record = parseKillRecord(await readFile(this.file, 'utf8'));
      this.record = record ?? { ...this.record, frozen: true };
      this.stamp = stamp;
    } catch (error) {
      // Only errors of the file system occur here, and they have a code.
      const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT';
      // The object stays the same as long as nothing changes, so that results cached for it stay valid.
      if (isGone) this.record = nothingKilled;
      else if (!this.record.frozen) this.record = { ...this.record, frozen: true };
      this.stamp = '';
    }
    return this.record;
  }
}
