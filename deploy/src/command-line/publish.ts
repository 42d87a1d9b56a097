import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { standardProtocols } from '@az/shared/build/shares.mjs';
import type { MissingFiles, Status } from '../answers/answers.ts';
import type { Candidate } from '../gate/finding.ts';
import { readCandidate } from '../gate/read-candidate.ts';
import { digestOf } from '../versions/digest.ts';
import { isShell, recordedFiles, type VersionRecord } from '../versions/record.ts';
import { signRecord } from '../versions/signature.ts';
import {
  CommandError,
  type CommonValues,
  ConflictError,
  type DeployClient,
  NotFoundError,
} from './client.ts';

export type BuiltVersion = { folder: string; record: VersionRecord };

type PublishOptions = {
  signingKey: string | null;
  dryRun: boolean;
  why: string;
  print: (line: string) => void;
};

/** Reads a built version from its folder. Rejects with a CommandError if there is none. */
async function readBuilt(folder: string): Promise<BuiltVersion> {
  const text = await readFile(join(folder, 'record.json'), 'utf8').catch((cause: unknown) => {
    const sentence = `${folder} is no folder of a build: it has no record.json that can be read.`;
    throw new CommandError(sentence, { cause });
  });
  return { folder, record: parseRecord(text, join(folder, 'record.json')) };
}

/** The record as it is written; the origin checks its fields. Throws a CommandError if it names no area. */
function parseRecord(text: string, file: string): VersionRecord {
  try {
    const record = JSON.parse(text) as VersionRecord | null;
    if (typeof record?.area === 'string') return record;
  } catch (cause) {
    throw new CommandError(`${file} is no JSON: ${(cause as Error).message}.`, { cause });
  }
  throw new CommandError(`${file} is no record of a version: it does not name its area.`);
}

const isNote = (file: string): boolean => file === 'record.json' || file === 'contents.json';

/** Names of a version's files. Rejects with a CommandError if the folder lacks one, or has others. */
async function namesOf({ folder, record }: BuiltVersion): Promise<string[]> {
  const found = (await readdir(folder)).filter((file) => !isNote(file));
  const names = Object.keys(recordedFiles(record));
  // A stock build may have unrecorded files, such as copies of shares: its record lists only the files to publish.
  const isComplete = isShell(record) || !standardProtocols.includes(record.federation);
  const extra = isComplete && found.find((file) => !names.includes(file));
  if (extra)
    throw new CommandError(
      `${extra} is not in record.json, which lists every file of a version: remove it from ${folder}, or build again.`,
    );
  const missing = names.find((file) => !found.includes(file));
  if (missing) throw new CommandError(`${missing} is in record.json, but not in ${folder}: build again.`);
  return names;
}

type Publication = { candidate: Candidate; bytes: Map<string, Buffer>; files: Record<string, string> };

async function readPublication(built: BuiltVersion): Promise<Publication> {
  const { folder, record } = built;
  const bytes = new Map<string, Buffer>();
  const files: Record<string, string> = {};
  for (const name of await namesOf(built)) {
    const content = await readFile(join(folder, name));
    const digest = digestOf(content);
    files[name] = digest;
    bytes.set(digest, content);
  }
  return { candidate: await readCandidate(folder, record), bytes, files };
}

/** Rejects when the origin refuses the version, before its files are uploaded. An older origin checks it afterwards. */
async function check(client: DeployClient, path: string, body: object): Promise<void> {
  await client.post(path, body).catch((error: unknown) => {
    if (!(error instanceof NotFoundError)) throw error;
  });
}

/** Uploads the missing files, then asks the origin to record the version; it refuses if its state has changed. */
async function attempt(
  client: DeployClient,
  { candidate, bytes, files }: Publication,
  { signingKey, dryRun, why, print }: PublishOptions,
): Promise<void> {
  const { record } = candidate;
  const { revision: expected } = await client.get<{ revision: number }>('/status');
  const path = `/publish/${record.area}`;
  const { missing, maxFileBytes = Number.POSITIVE_INFINITY } = await client.post<MissingFiles>(
    `${path}/missing`,
    { digests: [...bytes.keys()] },
  );
  // Checked here: an origin ends the connection during a body that is too large, and its reply is lost.
  const large = Object.entries(files).find(([, digest]) => (bytes.get(digest)?.length ?? 0) > maxFileBytes);
  if (large) {
    const [name, digest] = large;
    throw new CommandError(
      `${name} has ${bytes.get(digest)?.length} bytes; the origin accepts files of ${maxFileBytes} bytes at most.`,
    );
  }
  const signature = signingKey && signRecord(record, signingKey);
  await check(client, `${path}/check`, { ...candidate, files, signature });
  for (const digest of missing) await client.put(`${path}/files/${digest}`, bytes.get(digest) as Buffer);
  print(`${Object.keys(files).length} files, ${missing.length} of them new here.`);
  const body = { record, files, signature, expected, dryRun, why };
  const { said } = await client.post<{ said: string[] }>(`${path}/versions`, body);
  if (dryRun) print('Dry run, nothing is moved:');
  for (const line of said) print(line);
}

/** Maximum of attempts. Five areas that are published and rolled out at the same time needed more than five. */
const maxAttempts = 20;

/** Publishes a build, with up to 20 attempts if the state changes meanwhile. An interruption changes nothing. */
export async function publishBuilt(
  client: DeployClient,
  built: BuiltVersion,
  options: PublishOptions,
): Promise<void> {
  const publication = await readPublication(built);
  if (!options.signingKey)
    options.print('There is no key to sign it with: AZ_SIGNING_KEY names one, or DATA_DIR where it lies.');
  for (let left = maxAttempts - 1; ; left -= 1) {
    try {
      return await attempt(client, publication, options);
    } catch (error) {
      if (!(error instanceof ConflictError) || left === 0) throw error;
      options.print(`${error.message.replace(/ Look again and retry\.$/, '')} Trying again.`);
    }
  }
}

export type PublishDeps = {
  signingKey: () => string | null;
  build: (area: string) => Promise<BuiltVersion>;
  print: (line: string) => void;
};

/** Builds and publishes an area. With `from`, publishes the build in that folder. */
export async function publishArea(
  client: DeployClient,
  { signingKey, build, print }: PublishDeps,
  { area, from, dryRun = false, why = '' }: CommonValues & { area: string; from?: string },
): Promise<void> {
  // Before a long build, checks that the origin accepts the token and that the key can be read.
  await client.get<Status>('/status');
  const key = signingKey();
  const built = from ? await readBuilt(from) : await build(area);
  if (built.record.area !== area) throw new CommandError(`This is a build of ${built.record.area}.`);
  await publishBuilt(client, built, { signingKey: key, dryRun, why, print });
}
