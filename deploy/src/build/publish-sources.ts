import type { FileStore } from '../versions/file-store.ts';
import type { VersionRecord } from '../versions/record.ts';
import { signRecord } from '../versions/signature.ts';
import type { Versions } from '../versions/versions.ts';
import { build, buildConsole, publishables, sourceVersion } from './build.ts';

/** Where sources are published to; `signingKey` is a private key in PEM, null where it is kept elsewhere. */
export type Target = {
  versions: Versions;
  files: FileStore;
  signingKey: string | null;
  /** Takes over the console that was built into a folder. */
  useConsole: (folder: string) => Promise<void>;
  say: (line: string) => void;
};

/** A store that does not answer stops nobody from serving what is published already. */
async function hasFiles(files: FileStore, record: VersionRecord, say: Target['say']): Promise<boolean> {
  if (await files.isHere(record)) return true;
  return files.has(record).catch((error: Error) => {
    say(`${record.area} ${record.version}: ${error.message}.`);
    return true;
  });
}

async function publishOne(name: string, { versions, files, signingKey, say }: Target) {
  if (versions.isDeveloped(name)) return;
  const version = sourceVersion(name);
  const known = await versions.recordOf(name, version);
  // What gc has removed comes back by a publish only: its files would be removed again.
  if (known && (!(await versions.isRetained(known)) || (await hasFiles(files, known, say)))) return;
  if (!known && !signingKey)
    return say(
      `${name} ${version} is not published: only versions that are signed elsewhere are taken here.`,
    );
  say(`Building ${name} …`);
  const { folder, record } = await build(name);
  await files.keep(folder, record, known !== null);
  if (known) return;
  await versions.control.store.alone(async () => {
    // A gc of another origin may have taken them for an old attempt.
    if (!(await files.has(record))) await files.keep(folder, record, true);
    say(await versions.publish(record, signingKey && signRecord(record, signingKey)));
  });
}

/**
 * Builds and publishes what the sources hold and was never published here. A version that is known already, live or
 * taken back or removed, is left alone; only its files are put in place when another origin on the same database has
 * published it. Without a private key nothing new is published: every page would refuse what is not signed. The console is
 * built with them. Two builds run side by side.
 */
export async function publishSources(target: Target): Promise<void> {
  const waiting = [
    ...publishables.map((name) => () => publishOne(name, target)),
    async () => target.useConsole(await buildConsole(target.say)),
  ];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all([work(), work()]);
}
