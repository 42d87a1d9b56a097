import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { root } from './workspace.mjs';

/** Folders with sources that run in Node, and where their scripts are written. */
const folders = [
  ['shared/src', 'shared/dist'],
  ['backend/src', 'backend/dist'],
  ['backend/fuzz', 'backend/dist/fuzz'],
  ['backend/postgres', 'backend/dist/postgres'],
  ['backend/soak', 'backend/dist/soak'],
  ['deploy/src', 'deploy/dist'],
];

const modifiedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** When this file was last changed. Scripts older than that are written again, because the options may have changed. */
const ownChange = modifiedAt(fileURLToPath(import.meta.url));

function sourcesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.d|\.test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

const scriptOf = (source) =>
  transformSync(readFileSync(source, 'utf8'), {
    filename: source,
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: source.endsWith('x') },
      transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
      rewriteRelativeImportExtensions: true,
    },
    module: { type: 'es6' },
  }).code;

/**
 * Writes the scripts of everything that runs in Node: shared contracts, backend, origin. Skips unchanged sources.
 * Checks no types: `npm run types` does. As a program: `node shared/build/transpile.mjs`.
 */
export function transpileServers() {
  for (const [from, to] of folders)
    for (const source of sourcesBelow(join(root, from))) {
      const script = join(root, to, relative(join(root, from), source).replace(/\.tsx?$/, '.js'));
      if (modifiedAt(script) >= Math.max(modifiedAt(source), ownChange)) continue;
      mkdirSync(dirname(script), { recursive: true });
      writeFileSync(script, scriptOf(source));
    }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) transpileServers();
