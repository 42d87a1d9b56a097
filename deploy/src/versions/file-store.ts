import type { StoredVersion } from '../control/state.ts';
import type { VersionRecord } from './record.ts';

/** Where the files of versions are kept; a version is there whole or not at all. */
export type FileStore = {
  /** Folder from which they are served, as `<area>/<folder>/<file>`. */
  readonly root: string;
  /** Whether the files of a version are kept now, for every origin. Rejects when that cannot be known. */
  has(record: VersionRecord): Promise<boolean>;
  /** Whether this machine can serve a version already. It may be kept nowhere any more: `has` asks. */
  isHere(record: VersionRecord): Promise<boolean>;
  /**
   * Keeps the files of a built version. Of an attempt that was never recorded nothing stays; what `isRecorded` is left as
   * it is. Rejects when a file of the record is missing, its bytes differ, or it holds a secret; nothing is kept then.
   */
  keep(buildFolder: string, record: VersionRecord, isRecorded: boolean): Promise<void>;
  /** Puts the files of a version below `root` when they are kept elsewhere. Rejects when they cannot be had now. */
  bring(record: VersionRecord): Promise<void>;
  /** Brings what visitors are given, before the first of them comes; what cannot be had within ten seconds comes later. */
  prepare(records: VersionRecord[]): Promise<void>;
  /**
   * Removes the files of versions that gave them up, and what is left of attempts that came to nothing more than a day ago.
   * Between reading these versions and the end of it no origin may record any.
   */
  clear(versions: StoredVersion[], now: number): Promise<void>;
};
