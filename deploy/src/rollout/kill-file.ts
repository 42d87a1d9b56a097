import { lstat, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { versionName } from '@az/shared/discovery';
import type { KillFileFault } from '../answers/answers.ts';
import { FaultyKillFile, type KillContent, parseKillFile } from './parse-kill-file.ts';

/** `fault`: why the file cannot be understood; null for a right file, or none. */
export type KillRecord = KillContent & { fault: KillFileFault | null };

export const nothingKilled: KillRecord = { frozen: false, killed: [], fault: null };

export const isKilledBy = (kill: KillContent, version: { area: string; version: string }): boolean =>
  kill.killed.includes(versionName(version));

const isLink = (file: string): Promise<boolean> =>
  lstat(file).then(
    (found) => found.isSymbolicLink(),
    () => false,
  );

/** A kill switch without a database: a file that every page checks. A faulty file freezes, and keeps earlier kills. */
export class KillFile {
  /** Its path. */
  readonly file: string;
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
      const bytes = await readFile(this.file);
      this.stamp = stamp;
      this.record = { ...parseKillFile(bytes), fault: null };
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code) this.stamp = '';
      const fault: KillFileFault =
        error instanceof FaultyKillFile ? error.fault : { what: 'unreadable', code: code ?? message };
      // The object stays the same as long as nothing changes, so that results cached for it stay valid.
      // A link whose target is missing is a fault: somebody has put it there to kill a version.
      if (code === 'ENOENT' && !(await isLink(this.file))) this.record = nothingKilled;
      else if (!isDeepStrictEqual(this.record.fault, fault))
        this.record = { frozen: true, killed: this.record.killed, fault };
    }
    return this.record;
  }
}
