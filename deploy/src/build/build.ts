import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOf, publishables, root, sourcesIdOf, versionOf } from '@az/shared/build/workspace.mjs';
import { inPairs } from '../in-pairs.ts';
import type { VersionRecord } from '../versions/record.ts';
import { BuildProcess } from './build-process.ts';

export { publishables };

type Log = (line: string) => void;

/** Version of the sources of an area (or of the shell), as in records: `1.4.0+3f2a9c1e`. */
export const sourceVersion = (name: string): string => versionOf(name).replace('-', '+');

const isBuilt = (folder: string) => existsSync(join(folder, 'record.json'));

/** Builds one area or the shell, unless that version is built already. Returns its folder. */
async function buildIn(process: BuildProcess, name: string, log?: Log): Promise<string> {
  if (!publishables.includes(name))
    throw new Error(`There are no sources of ${name} here: one of ${publishables.join(', ')}.`);
  const folder = join(folderOf(name), 'build', versionOf(name));
  // Whether it is built is checked here, without a child process, so that a start with nothing to build is fast.
  if (isBuilt(folder)) return folder;
  log?.(`Building ${name} …`);
  return process.run(join(root, 'shared/build/build-publishable.mjs'), name);
}

/** Builds one area or the shell, unless that version is built already. Rejects with the build's output. */
export async function build(name: string): Promise<{ folder: string; record: VersionRecord }> {
  const process = new BuildProcess();
  const folder = await buildIn(process, name).finally(() => process.end());
  const text = await readFile(join(folder, 'record.json'), 'utf8');
  return { folder, record: JSON.parse(text) as VersionRecord };
}

/** Builds areas and the shell, unless they are built already, in two processes. Rejects with the output of a build. */
export async function buildTogether(names: string[], log: Log): Promise<void> {
  const processes = [new BuildProcess(), new BuildProcess()];
  const free = [...processes];
  try {
    await inPairs(names, async (name) => {
      // There are as many processes as builds at a time.
      const process = free.pop() as BuildProcess;
      await buildIn(process, name, log);
      free.push(process);
    });
  } finally {
    for (const process of processes) process.end();
  }
}

/**
 * Builds all sources if the data directory is new: there is no database to ask which versions are published, and no key
 * but the one that the start makes.
 */
export async function buildAhead(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | null },
  log: Log,
): Promise<void> {
  const isNew = ['db', 'signing'].every((name) => !existsSync(join(dataDir, name)));
  if (isNew && !databaseUrl) await buildTogether(publishables, log);
}

const consoleSources = join(root, 'deploy/console');

/** Builds the operators' console, unless it is built already. Returns its folder; rejects with the build's output. */
export async function buildConsole(log: Log): Promise<string> {
  const folder = join(consoleSources, 'build', sourcesIdOf('console', consoleSources));
  if (isBuilt(folder)) return folder;
  log('Building the console …');
  const process = new BuildProcess();
  return process.run(join(consoleSources, 'build.mjs'), 'the console').finally(() => process.end());
}
