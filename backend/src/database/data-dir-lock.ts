import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';

/** Another process works on the data directory. The message is one sentence for the person who starts the server. */
export class DataDirLockedError extends Error {
  override readonly name = 'DataDirLockedError';

  constructor(readonly dataDir: string) {
    super(
      `The data directory ${dataDir} is in use by another process: stop that process or choose another DATA_DIR.`,
    );
  }
}

/**
 * Takes the exclusive lock of a data directory, which is made when missing, and returns the function that releases it.
 * The kernel releases it when the process ends, however that happens.
 *
 * @throws DataDirLockedError when another process holds it
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = openSync(join(dataDir, 'lock'), 'a+');
  if (!tryLock(file)) {
    closeSync(file);
    throw new DataDirLockedError(dataDir);
  }
  return () => closeSync(file);
}
