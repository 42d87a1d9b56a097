import type { FileStore } from '../versions/file-store.ts';
import type { VersionRecord } from '../versions/record.ts';
import { signRecord } from '../versions/signature.ts';
import type { Versions } from '../versions/versions.ts';
import { build, buildConsole, publishables, sourceVersion } from './build.ts';

/** Target of a publish; `signingKey` is a private key in PEM, null where it is stored elsewhere. */
export type Target = {
  versions: Versions;
  files: FileStore;
  signingKey: string | null;
  /** Called with the folder of the built console. */
  useConsole: (folder: string) => Promise<void>;
  log: (line: string) => void;
};

/** A store that is down must not stop the serving of published versions. */
async function hasFiles(files: FileStore, record: VersionRecord, log: Target['log']): Promise<boolean> {
  if (await files.isHere(record)) return true;
  return files.has(record).catch((error: Error) => {
    log(`${record.area} ${record.version}: ${error.message}.`);
    return true;
  });
}

async function publishOne(name: string, { versions, files, signingKey, log }: Target) {
  if (versions.isDeveloped(name)) return;
  const version = sourceVersion(name);
  const known = await versions.recordOf(name, version);
  // Files removed by gc return only with a publish: they would be removed again.
  if (known && (!(await versions.isRetained(known)) || (await hasFiles(files, known, log)))) return;
  if (!known && !signingKey)
    return log(
      `${name} ${version} is not published: only versions that are signed elsewhere are taken here.`,
    );
  log(`Building ${name} …`);
  const { folder, record } = await build(name);
  await files.keep(folder, record, known !== null);
  if (known) return;
  await versions.control.store.alone(async () => {
    // A gc of another origin may have removed them as a failed attempt.
    if (!(await files.has(record))) await files.keep(folder, record, true);
    log(await versions.publish(record, signingKey && signRecord(record, signingKey)));
  });
}

/**
 * Builds and publishes the versions of the sources that were never published here. A known version, live, withdrawn or
 * removed, stays as it is; only its files are stored when another origin on the same database has published it. Without
 * a private key nothing new is published, because pages refuse unsigned versions. The console is built too. Two builds
 * run in parallel.
 */
export async function publishSources(target: Target): Promise<void> {
  const waiting = [
    ...publishables.map((name) => () => publishOne(name, target)),
    async () => target.useConsole(await buildConsole(target.log)),
  ];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all([work(), work()]);
}
