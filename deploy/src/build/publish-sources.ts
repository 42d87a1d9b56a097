import type { Candidate } from '../gate/finding.ts';
import { readCandidate } from '../gate/read-candidate.ts';
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

type Built = { folder: string; candidate: Candidate };

/** Builds what has to be published; null for a version that is known here, and for one that nobody can sign here. */
async function buildNew(name: string, { versions, files, signingKey, log }: Target): Promise<Built | null> {
  if (versions.isDeveloped(name)) return null;
  const version = sourceVersion(name);
  const known = await versions.recordOf(name, version);
  // Files that gc removed return only with a publish: if they were stored here, gc would remove them again.
  if (known && (!(await versions.isRetained(known)) || (await hasFiles(files, known, log)))) return null;
  if (!known && !signingKey) {
    log(`${name} ${version} is not published: only versions that are signed elsewhere are taken here.`);
    return null;
  }
  log(`Building ${name} …`);
  const { folder, record } = await build(name);
  if (!known) return { folder, candidate: await readCandidate(folder, record) };
  await files.keep(folder, record, true);
  return null;
}

/** Publishes a build as any publish does: gate, files, record. Returns why it was refused, or null. */
async function publishOne(
  { folder, candidate }: Built,
  { versions, files, signingKey, log }: Target,
): Promise<string | null> {
  const { record } = candidate;
  const signature = signingKey && signRecord(record, signingKey);
  const tried = await versions.publish(candidate, signature, { dryRun: true });
  if (!tried.ok) return tried.sentence;
  const broken = await files.keep(folder, record, false).then(
    () => null,
    (error: Error) => error,
  );
  // An error of the file system has a code; it is no fault of the version.
  if (broken && 'code' in broken) throw broken;
  if (broken) return `${broken.message}.`;
  const answer = await versions.control.store.alone(async () => {
    // A gc of another origin may have removed the files as those of a failed attempt.
    if (!(await files.has(record))) await files.keep(folder, record, true);
    return versions.publish(candidate, signature);
  });
  if (!answer.ok) return answer.sentence;
  log(answer.said.join(' '));
  return null;
}

/**
 * Publishes builds one at a time, the shell first. One that the gate refuses is tried again after the others, until a
 * round publishes none: areas that need what a new shell adds come after it, a shell that drops something comes after the
 * areas that no longer need it. What is refused at the end is reported.
 */
async function publishAll(built: Built[], target: Target): Promise<void> {
  const refused = new Map<Built, string>();
  for (const one of built) {
    const why = await publishOne(one, target);
    if (why) refused.set(one, why);
  }
  if (refused.size > 0 && refused.size < built.length) return publishAll([...refused.keys()], target);
  for (const why of refused.values()) target.log(`Not published: ${why}`);
  if (refused.size > 0)
    target.log('What was live stays live: docs/operations.md, “Upgrade”, says what to do.');
}

/**
 * Builds and publishes the versions of the sources that were never published here. A known version, live, withdrawn or
 * removed, stays as it is; only its files are stored when another origin on the same database has published it. Without
 * a private key nothing new is published, because pages refuse unsigned versions. A version that the gate refuses is
 * reported and changes nothing. The console is built too. Two builds run in parallel.
 */
export async function publishSources(target: Target): Promise<void> {
  const built: (Built | null)[] = [];
  const waiting = [
    ...publishables.map((name, index) => async () => {
      built[index] = await buildNew(name, target);
    }),
    async () => target.useConsole(await buildConsole(target.log)),
  ];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all([work(), work()]);
  await publishAll(
    built.filter((one) => one !== null),
    target,
  );
}
