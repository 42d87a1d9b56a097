import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOf, publishables, root, sourcesIdOf, versionOf } from '@az/shared/build/workspace.mjs';
import type { VersionRecord } from '../versions/record.ts';

export { publishables };

/** Version of the sources of an area (or of the shell), as in records: `1.4.0+3f2a9c1e`. */
export const sourceVersion = (name: string): string => versionOf(name).replace('-', '+');

/** Runs a build script and returns the folder that it prints. If it fails, rejects with its whole output. */
function runBuild(name: string, script: string, ...parameters: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, script), ...parameters], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.on('error', reject);
    // Waits for `close`, because at `exit` some output may not have arrived yet.
    child.on('close', (code) => {
      if (code !== 0) reject(new Error(`The build of ${name} failed.\n${output}${errors}`));
      else resolve(output.trim().split('\n').at(-1) ?? '');
    });
  });
}

/** Builds one area or the shell, unless that version is built already. Rejects with the build's output. */
export async function build(name: string): Promise<{ folder: string; record: VersionRecord }> {
  if (!publishables.includes(name))
    throw new Error(`There are no sources of ${name} here: one of ${publishables.join(', ')}.`);
  const known = join(folderOf(name), 'build', versionOf(name));
  // Whether it is built is checked here, without a child process, so that a start with nothing to build is fast.
  const folder = existsSync(join(known, 'record.json'))
    ? known
    : await runBuild(name, 'shared/build/build-one.mjs', name);
  const text = await readFile(join(folder, 'record.json'), 'utf8');
  return { folder, record: JSON.parse(text) as VersionRecord };
}

const consoleSources = join(root, 'deploy/console');

/** Builds the operators' console, unless it is built already. Returns its folder; rejects with the build's output. */
export async function buildConsole(log: (line: string) => void): Promise<string> {
  const folder = join(consoleSources, 'build', sourcesIdOf('console', consoleSources));
  if (existsSync(join(folder, 'record.json'))) return folder;
  log('Building the console …');
  return runBuild('the console', 'deploy/console/build.mjs');
}
