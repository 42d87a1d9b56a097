import { join } from 'node:path';
import { storeFiles } from '../versions/files.ts';
import type { Versions } from '../versions/versions.ts';
import { build, publishables, sourceVersion } from './build.ts';

async function publishOne(name: string, versions: Versions, filesRoot: string, say: (line: string) => void) {
  if (versions.isDeveloped(name) || (await versions.has(name, sourceVersion(name)))) return;
  say(`Building ${name} …`);
  const { folder, record } = await build(name);
  await storeFiles(filesRoot, folder, record);
  await versions.publish(record);
  say(`Published ${name} ${record.version}`);
}

/**
 * Builds and publishes what the sources hold and was never published here. A version that is known already, live or
 * taken back, is left alone. Two builds run side by side.
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
