import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishables, root, versionOf } from '@az/shared/build/workspace.mjs';
import type { VersionRecord } from '../versions/record.ts';

export { publishables };

/** Version that the sources of an area (or of the shell) make, as records name it: `1.4.0+3f2a9c1e`. */
export const sourceVersion = (name: string): string => versionOf(name).replace('-', '+');

/** Builds one area or the shell, unless that version is built already. Rejects with what the build printed. */
export function build(name: string): Promise<{ folder: string; record: VersionRecord }> {
  if (!publishables.includes(name))
    return Promise.reject(
      new Error(`There are no sources of ${name} here: one of ${publishables.join(', ')}.`),
    );
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'shared/build/build-one.mjs'), name], {
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
    // At `exit`, what it has printed may still be on its way.
    child.on('close', (code) => {
      if (code !== 0) return reject(new Error(`The build of ${name} failed.\n${output}${errors}`));
      const folder = output.trim().split('\n').at(-1) ?? '';
      readFile(join(folder, 'record.json'), 'utf8')
        .then((text) => resolve({ folder, record: JSON.parse(text) as VersionRecord }))
        .catch(reject);
    });
  });
}
