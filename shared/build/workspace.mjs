import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

export const areaFolders = readdirSync(root)
  .filter((folder) => folder.startsWith('mfe-') && existsSync(join(root, folder, 'area.json')))
  .sort();

/** Everything that is published separately: the shell and the areas, by their names in discovery. */
export const publishables = ['shell', ...areaFolders.map((folder) => folder.slice('mfe-'.length))];

/** Folder of an area or of the shell, from its discovery name. */
export const folderOf = (name) => join(root, name === 'shell' ? 'shell' : `mfe-${name}`);

/** Reads a JSON file. Throws as `JSON.parse` and `readFileSync` do. */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

function filesBelow(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(
      (entry) => !['node_modules', 'dist', 'build'].includes(entry.name) && !entry.name.includes('.test.'),
    )
    .flatMap((entry) => filesBelow(join(path, entry.name)))
    .sort();
}

/** The lock file without the parts about other areas, so that adding an area does not change this one's version. */
function lockFileOf(folder) {
  return readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8').replace(
    /^ {2}(mfe-[^:\n]+):\n(?: {4,}.*\n)+\n/gm,
    (block, importer) => (importer === basename(folder) ? block : ''),
  );
}

/**
 * Eight hex digits that change with everything that goes into the build of `name`: its folder, `shared`, and its part
 * of the lock file. Tests are not included. The id is part of the container's name and of every path, so that one page
 * can load two versions of an area.
 */
export const buildIdOf = (name, mode) => sourcesIdOf(name, folderOf(name), mode);

function addFiles(hash, inputs) {
  for (const file of inputs.flatMap(filesBelow)) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash;
}

let common;

/** Hash of the sources that every build shares. Read once per process, because it may need the id of each build. */
function commonHash() {
  const inputs = ['shared/src', 'shared/build', 'shared/package.json', '.browserslistrc'].map((path) =>
    join(root, path),
  );
  common ??= addFiles(createHash('sha256'), inputs).digest('hex');
  return common;
}

/** Like `buildIdOf`, for a folder that may be unpublished: eight hex digits for its sources and those of `shared`. */
export function sourcesIdOf(name, folder, mode = 'production') {
  const hash = createHash('sha256').update(`${name}\0${mode}\0${commonHash()}\0`);
  return addFiles(hash, [folder]).update(lockFileOf(folder)).digest('hex').slice(0, 8);
}

/** Semantic version with the build id, as in folder names: `1.4.0-3f2a9c1e`. */
export function versionOf(name, mode) {
  return `${readJson(join(folderOf(name), 'package.json')).version}-${buildIdOf(name, mode)}`;
}
