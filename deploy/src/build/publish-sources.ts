import { join } from 'node:path';
import { hasFiles, storeFiles } from '../versions/files.ts';
import { signRecord } from '../versions/signature.ts';
import type { Versions } from '../versions/versions.ts';
import { build, publishables, sourceVersion } from './build.ts';

/** Where sources are published to; `signingKey` is a private key in PEM, null where it is kept elsewhere. */
export type Target = {
  versions: Versions;
  dataDir: string;
  signingKey: string | null;
  say: (line: string) => void;
};

async function publishOne(name: string, { versions, dataDir, signingKey, say }: Target) {
  if (versions.isDeveloped(name)) return;
  const filesRoot = join(dataDir, 'areas');
  const version = sourceVersion(name);
  const isKnown = await versions.has(name, version);
  if (isKnown && hasFiles(filesRoot, { area: name, version })) return;
  say(`Building ${name} …`);
  const { folder, record } = await build(name);
  await storeFiles(filesRoot, folder, record);
  if (isKnown) return;
  say(await versions.publish(record, signingKey && signRecord(record, signingKey)));
}

/**
 * Builds and publishes what the sources hold and was never published here. A version that is known already, live or
 * taken back, is left alone; only its files are put in place when another origin on the same database has published it.
 * Two builds run side by side.
 */
export async function publishSources(target: Target): Promise<void> {
  const waiting = [...publishables];
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) await publishOne(name, target);
  };
  await Promise.all([work(), work()]);
}
