import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new data directory; in tests with a copy of an empty PGlite database, as creating one takes long. */
export async function makeDataDir(name: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), `az-${name}-`));
  const { AZ_EMPTY_DATABASE: empty } = process.env;
  if (empty) await cp(empty, dataDir, { recursive: true });
  return dataDir;
}
