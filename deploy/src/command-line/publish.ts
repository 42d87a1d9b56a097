import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf } from '../versions/digest.ts';
import { isServed } from '../versions/files.ts';
import type { VersionRecord } from '../versions/record.ts';
import { signRecord } from '../versions/signature.ts';
import { CommandError, type DeployClient } from './client.ts';

export type BuiltVersion = { folder: string; record: VersionRecord };

export type PublishOptions = {
  signingKey: string | null;
  dryRun: boolean;
  why: string;
  say: (line: string) => void;
};

/** A version that was built before, from its folder. Rejects with a CommandError where there is none. */
export async function readBuilt(folder: string): Promise<BuiltVersion> {
  const text = await readFile(join(folder, 'record.json'), 'utf8').catch((cause: unknown) => {
    const sentence = `${folder} is no folder of a build: it has no record.json that can be read.`;
    throw new CommandError(sentence, { cause });
  });
  return { folder, record: JSON.parse(text) as VersionRecord };
}

/**
 * Sends the files that the origin lacks, then has the version recorded. Interrupted anywhere, nothing changes for
 * visitors; the next attempt goes on where this one ended.
 */
export async function publishBuilt(
  client: DeployClient,
  { folder, record }: BuiltVersion,
  { signingKey, dryRun, why, say }: PublishOptions,
): Promise<void> {
  const { revision: expected } = await client.get<{ revision: number }>('/status');
  const names = (await readdir(folder)).filter(isServed);
  const bytes = new Map<string, Buffer>();
  const files: Record<string, string> = {};
  for (const name of names) {
    const content = await readFile(join(folder, name));
    const digest = digestOf(content);
    files[name] = digest;
    bytes.set(digest, content);
  }
  const path = `/publish/${record.area}`;
  const { missing } = await client.post<{ missing: string[] }>(`${path}/missing`, {
    digests: [...bytes.keys()],
  });
  for (const digest of missing) await client.put(`${path}/files/${digest}`, bytes.get(digest) as Buffer);
  say(`${names.length} files, ${missing.length} of them new here.`);
  if (!signingKey)
    say('There is no key to sign it with: AZ_SIGNING_KEY names one, or DATA_DIR where it lies.');
  const signature = signingKey && signRecord(record, signingKey);
  const body = { record, files, signature, expected, dryRun, why };
  const { said } = await client.post<{ said: string[] }>(`${path}/versions`, body);
  if (dryRun) say('Dry run, nothing is moved:');
  for (const line of said) say(line);
}
