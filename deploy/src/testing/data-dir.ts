import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** In tests it has a copy of an empty PGlite database: creating one takes longer than most tests. */
export async function makeDataDir(name: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), `az-${name}-`));
  const { AZ_EMPTY_DATABASE: empty } = process.env;
  if (empty) await cp(empty, dataDir, { recursive: true });
  return dataDir;
}
