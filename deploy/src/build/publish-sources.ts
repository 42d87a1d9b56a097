import type { Candidate } from '../gate/finding.ts';
import { readCandidate } from '../gate/read-candidate.ts';
import type { FileStore } from '../versions/file-store.ts';
import type { VersionRecord } from '../versions/record.ts';
import { signRecord } from '../versions/signature.ts';
import type { Versions } from '../versions/versions.ts';
import { build, buildTogether, publishables, sourceVersion } from './build.ts';

/** Where versions are published. `signingKey` is a private key in PEM; null if it is stored elsewhere. */
export type Target = {
  versions: Versions;
  files: FileStore;
  signingKey: string | null;
  log: (line: string) => void;
};

/** Whether a version's files are stored; also true while the store is down, so that versions are still served. */
async function hasFiles(files: FileStore, record: VersionRecord, log: Target['log']): Promise<boolean> {
  if (await files.isHere(record)) return true;
  return files.has(record).catch((error: Error) => {
    log(`${record.area} ${record.version}: ${error.message}.`);
    return true;
  });
}

type Built = { folder: string; candidate: Candidate };

/** Whether a version is to be published or its files are to be stored; not if there is no key here to sign it. */
async function isMissing(name: string, { versions, files, signingKey, log }: Target): Promise<boolean> {
  if (versions.isDeveloped(name)) return false;
  const version = sourceVersion(name);
  const known = await versions.recordOf(name, version);
  // Files that `gc` has removed are not stored again: `gc` would remove them again. Only a publish restores them.
  if (known) return (await versions.isRetained(known)) && !(await hasFiles(files, known, log));
  if (!signingKey)
    log(`${name} ${version} is not published: only versions that are signed elsewhere are taken here.`);
  return signingKey !== null;
}

/** Reads a build that is to be published. Returns null if its version is known: then only stores its files. */
async function readBuild(name: string, { versions, files }: Target): Promise<Built | null> {
  const { folder, record } = await build(name);
  if (!(await versions.recordOf(name, record.version)))
    return { folder, candidate: await readCandidate(folder, record) };
  await files.keep(folder, record, true);
  return null;
}

/** Publishes a build in the usual order: gate, files, record. Returns why it was refused, or null. */
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
  // Errors with a code come from the file system and not from the version, so they are no refusal.
  if (broken && 'code' in broken) throw broken;
  if (broken) return `${broken.message}.`;
  const answer = await versions.control.store.alone(async () => {
    // `gc` on another origin may have removed the files, because it took them for those of a failed publish.
    if (!(await files.has(record))) await files.keep(folder, record, true);
    return versions.publish(candidate, signature);
  });
  if (!answer.ok) return answer.sentence;
  log(answer.said.join(' '));
  return null;
}

/**
 * Publishes builds one at a time, the shell first. Builds that the gate refuses are tried again after the others, until
 * a round publishes none of them. So areas that need something new in the shell follow it, and a shell that drops
 * something follows the areas that no longer need it. Reports the builds that are still refused at the end.
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
 * Builds and publishes the versions of the sources that were never published here. A known version stays as it is,
 * whether live, withdrawn or removed; if another origin on the same database has published it, its files are stored.
 * Without a private key nothing new is published, because pages refuse unsigned versions. A
 * version that the gate refuses is reported and changes nothing. Two builds run in parallel.
 */
export async function publishSources(target: Target): Promise<void> {
  const missing: string[] = [];
  for (const name of publishables) if (await isMissing(name, target)) missing.push(name);
  await buildTogether(missing, target.log);
  const built: Built[] = [];
  for (const name of missing) {
    const one = await readBuild(name, target);
    if (one) built.push(one);
  }
  await publishAll(built, target);
}
