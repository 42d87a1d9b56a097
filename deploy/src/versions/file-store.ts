import type { StoredVersion } from '../control/state.ts';
import type { VersionRecord } from './record.ts';

/** A store for the files of versions; a version is stored completely or not at all. */
export type FileStore = {
  /** Folder from which the files are served, as `<area>/<folder>/<file>`. */
  readonly root: string;
  /** Whether the files of a version are stored now, for every origin. Rejects when that cannot be found out. */
  has(record: VersionRecord): Promise<boolean>;
  /** Whether this machine has a copy of a version. Only `has` tells whether the store has it, too. */
  isHere(record: VersionRecord): Promise<boolean>;
  /**
   * Stores the files of a built version. Files of an attempt that was never recorded are replaced; a version that
   * `isRecorded` stays as it is. Rejects, without storing anything, when a file of the record is missing, its bytes
   * differ, or it holds a secret.
   */
  keep(buildFolder: string, record: VersionRecord, isRecorded: boolean): Promise<void>;
  /** Copies a version below `root` when it is stored elsewhere. Rejects when it is unavailable now. */
  ensureLocal(record: VersionRecord): Promise<void>;
  /** Copies live versions before the first request. Waits ten seconds at most; the copying then goes on. */
  prepare(records: VersionRecord[]): Promise<void>;
  /** Removes files of unretained versions, and of attempts over a day old. No version may be recorded during this. */
  clear(versions: StoredVersion[], now: number): Promise<void>;
};
