import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from './workspace.mjs';

// Writes `exports` of shared/package.json from the folders of shared/src: `node shared/build/exports.mjs`. A test of
// deploy/checks fails when they differ.

const sources = join(root, 'shared/src');
const packageFile = join(root, 'shared/package.json');

/** Entries whose file does not follow from their name. */
const exceptions = {
  './auth': 'session/index.ts',
  './late-parts': 'social/late-parts/index.ts',
  './on-demand': 'ui/on-demand/use-on-demand.ts',
  './social/PostActions': 'social/PostCard/PostActions.tsx',
  './ui/CardSkeletons': 'ui/CardGrid/CardSkeletons.tsx',
};

const foldersOf = (folder) =>
  readdirSync(join(sources, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));

/** Files of API calls that `api/index.ts` does not re-export: only the pages that use them load them. */
function callFiles() {
  const passedOn = readFileSync(join(sources, 'api/index.ts'), 'utf8');
  return readdirSync(join(sources, 'api'))
    .filter((file) => file.endsWith('.api.ts') && !passedOn.includes(`'./${file}'`))
    .map((file) => `api/${file}`);
}

const entryOf = (file) => (file.endsWith('.api.ts') ? basename(file, '.api.ts') : dirname(file));

const conditionsOf = (file) => ({
  'az-source': `./src/${file}`,
  types: `./dist/${file.replace(/\.tsx?$/, '.d.ts')}`,
  default: `./dist/${file.replace(/\.tsx?$/, '.js')}`,
});

/**
 * The entries of `@az/shared`: each folder of `src` and `src/sample` with an `index.ts`, each component of `ui` and
 * `social`, the files of calls, and the exceptions.
 */
function sharedExports() {
  const files = [
    ...[...foldersOf(''), ...foldersOf('sample')].map((folder) => `${folder}/index.ts`),
    ...[...foldersOf('ui'), ...foldersOf('social')].map((folder) => `${folder}/${basename(folder)}.tsx`),
    ...callFiles(),
  ].filter((file) => existsSync(join(sources, file)));
  const regular = files.filter((file) => !Object.values(exceptions).includes(file));
  const entries = {
    ...Object.fromEntries(regular.map((file) => [`./${entryOf(file)}`, file])),
    ...exceptions,
  };
  return {
    './build/*': './build/*',
    ...Object.fromEntries(
      Object.keys(entries)
        .sort()
        .map((name) => [name, conditionsOf(entries[name])]),
    ),
  };
}

/** Two versions of `shared/package.json`: as it is now, and with `exports` generated from the folders. */
export function sharedPackage() {
  const current = readFileSync(packageFile, 'utf8');
  const expected = `${JSON.stringify({ ...JSON.parse(current), exports: sharedExports() }, null, 2)}\n`;
  return { current, expected };
}

if (process.argv[1] === import.meta.filename) writeFileSync(packageFile, sharedPackage().expected);
