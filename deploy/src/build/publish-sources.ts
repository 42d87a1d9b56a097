import { join } from 'node:path';
import { hasFiles, storeFiles } from '../versions/files.ts';
import type { Versions } from '../versions/versions.ts';
import { build, publishables, sourceVersion } from './build.ts';

async function publishOne(name: string, versions: Versions, filesRoot: string, say: (line: string) => void) {
  if (versions.isDeveloped(name)) return;
  const version = sourceVersion(name);
  const isKnown = await versions.has(name, version);
  if (isKnown && hasFiles(filesRoot, { area: name, version })) return;
  say(`Building ${name} …`);
  const { folder, record } = await build(name);
  await storeFiles(filesRoot, folder, record);
  if (isKnown) return;
  await versions.publish(record);
  say(`Published ${name} ${record.version}`);
}

/**
 * Builds and publishes what the sources hold and was never published here. A version that is known already, live or
 * taken back, is left alone; only its files are put in place when another origin on the same database has published it.
 * Two builds run side by side.
 */
export async function publishSources(
  versions: Versions,
  dataDir: string,
  say: (line: string) => void,
): Promise<void> {
  const waiting = [...publishables];
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      await publishOne(name, versions, join(dataDir, 'areas'), say);
    }
  };
  await Promise.all([work(), work()]);
}
