import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from '../install.mjs';

/** Inputs of every test: settings of runners and compilers, the lock file, set-up files, the test command itself. */
const ofEveryTest =
  /^[^/]+\.(json|mjs|yaml)$|^\.browserslistrc$|^shared\/build\/jest|^deploy\/bin\/(?!soak|dev)/;

/** Folders from which the code of a folder may read files or start programs by names that no import shows. */
const readable = [
  ['backend/', ['backend/', 'shared/']],
  ['deploy/console/', ['deploy/console/', 'shared/']],
  ['deploy/', ['deploy/src/', 'deploy/nginx/', 'deploy/icons/', 'backend/', 'shared/']],
  ['e2e/', ['e2e/']],
  ['shared/', ['shared/']],
  // Of any other code: everything.
  ['', ['']],
];

const readsFiles = /['"](?:node:)?(?:fs|fs\/promises|child_process|worker_threads)['"]/;

/** Code that reads the sources of all areas: it makes their paths, or uses the hash of their sources. */
const readsAllAreas = /['"`]mfe-['"`*$]|\b(?:versionOf|buildIdOf|sourcesIdOf)\b/;

/** Code that knows which areas there are. */
const listsAreas = /\b(?:areaFolders|publishables|folderOf)\b/;

/** The module that defines these functions: who imports it does not use all of them. */
const workspace = 'shared/build/workspace.mjs';

const declaresArea = /^(?:mfe-[^/]+|shell)\/[^/]+\.json$/;

const isTest = /\.test\.[a-z]+$|^e2e\/src\/[^/]+$/;

const isScript = /\.(tsx?|[cm]?js)$/;

/** Every text in quotes that may be a path: relative, from the root, or of a package of the workspace. */
const quotedPath = /(['"`])((?:\.{1,2}\/|@az\/|[\w-]+\/)[^'"`\s${}]*)\1/g;

const commentLine = /^\s*(\/\/|\/?\*).*$/gm;

function hashOf(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 24);
}

/** A function that computes each result once. */
function memoized(make) {
  const results = new Map();
  return (key) => {
    if (!results.has(key)) results.set(key, make(key));
    return results.get(key);
  };
}

/** All files of the checkout, committed or not, without those that git ignores. */
function listFiles() {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 1e8 };
  return execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], options)
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)))
    .sort();
}

/** A path from the root, with the sources instead of the compiled code. */
const sourceOf = (path) =>
  normalize(path)
    .replace(/\/$/, '')
    .replace(/(^|\/)dist(\/|$)/, '$1src$2');

const isFolder = (path) =>
  !/^\.(\.|$)/.test(path) && (statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory() ?? false);

/**
 * Reads the checkout as it is now, to find out on what each test depends. That is always too much rather than too
 * little: every file that a test names, in an import or in any other text, all that those name in turn, and for code
 * that reads files or starts programs the folders in `readable`. `changes`: other contents of files, by path.
 */
export function readInputs(changes = {}) {
  const files = listFiles();
  const known = new Set(files);
  const read = memoized((file) => changes[file] ?? readFileSync(join(root, file)));
  const hashOfFile = memoized((file) => hashOf(file, read(file)));
  // All files are read here, because a later change must not get into these hashes.
  for (const file of files) hashOfFile(file);
  const hashOfFiles = (list) => hashOf(...[...list].sort().map(hashOfFile));
  const below = memoized((folder) => files.filter((file) => file.startsWith(folder) && !isTest.test(file)));

  const packages = new Map(
    files
      .filter((file) => file.endsWith('package.json'))
      .map((file) => ({ file, folder: join(dirname(file), '/'), ...JSON.parse(read(file).toString()) }))
      .map((one) => [one.name, one]),
  );

  /** The files that a path may mean: itself, with an extension, or the main file of a folder. */
  function filesAt(path) {
    const plain = sourceOf(path);
    const stem = plain.replace(/\.js$/, '');
    return [plain, `${stem}.ts`, `${stem}.tsx`, `${plain}.mjs`, `${plain}/index.ts`].filter((one) =>
      known.has(one),
    );
  }

  function filesOfPackage(specifier) {
    const [, name, rest = ''] = /^(@az\/[^/]+)(\/.*)?$/.exec(specifier) ?? [];
    const found = packages.get(name);
    if (!found) return [];
    const entry = rest.startsWith('/build/') ? `.${rest}` : found.exports?.[`.${rest}`]?.['az-source'];
    return [found.file, ...(entry ? filesAt(join(found.folder, entry)) : below(found.folder))];
  }

  /** Folders whose files a script may read: those that it names, and those that its kind of code may read. */
  function foldersReadBy(file, text, paths) {
    const folders = paths.map(sourceOf).filter(isFolder);
    const all = file !== workspace && readsAllAreas.test(text) ? ['mfe-', 'shell/'] : [];
    const own = readsFiles.test(text) ? readable.find(([folder]) => file.startsWith(folder))[1] : [];
    return [...folders.map((folder) => `${folder}/`), ...all, ...own];
  }

  /** `imports`: files that a file names, of which all is needed in turn. `reads`: files that it may only read. */
  const dependenciesOf = memoized((file) => {
    if (!isScript.test(file)) return { imports: [], reads: [] };
    const text = read(file).toString().replace(commentLine, '');
    const names = [...text.matchAll(quotedPath)].map(([, , name]) => name);
    const paths = names
      .filter((name) => !name.startsWith('@az/'))
      .map((name) => (name.startsWith('.') ? join(dirname(file), name) : name));
    const imports = [...names.flatMap(filesOfPackage), ...paths.flatMap(filesAt)];
    const declarations = listsAreas.test(text) ? files.filter((one) => declaresArea.test(one)) : [];
    return { imports, reads: [...foldersReadBy(file, text, paths).flatMap(below), ...declarations] };
  });

  /** The files, all that they name within a folder, directly or not, and what those may read. */
  function inputsOf(start, within = '') {
    const imported = new Set(start);
    const others = new Set();
    for (const file of imported) {
      const { imports, reads } = dependenciesOf(file);
      for (const next of imports) (next.startsWith(within) ? imported : others).add(next);
      for (const next of reads) others.add(next);
    }
    return new Set([...others, ...imported]);
  }

  const ofAll = hashOf(
    hashOfFiles(files.filter((file) => ofEveryTest.test(file))),
    process.version,
    process.arch,
  );
  const settingsOf = (file) => {
    const [folder] = /^(?:deploy\/console|[^/]+)/.exec(file);
    return filesAt(`${folder}/jest.config.mjs`);
  };

  return {
    has: (file) => known.has(file),
    /** The contents of a file, as text. */
    textOf: (file) => read(file).toString(),
    /** Hash of everything on which the result of a test file depends. `file`: its path from the root. */
    hashOfTest: (file) => hashOf(ofAll, hashOfFiles(inputsOf([file, ...settingsOf(file)]))),
    /** The same for a file of browser tests, without the product that they open. */
    hashOfSpec: (file) => hashOf(ofAll, hashOfFiles(inputsOf([file], 'e2e/'))),
    /** Hash of everything of the product that runs in Node, and of what the areas declare. */
    hashOfServers: () =>
      hashOfFiles([
        ...['backend/', 'deploy/src/', 'deploy/console/', 'deploy/icons/', 'shared/'].flatMap(below),
        ...files.filter((file) => declaresArea.test(file) || /^e2e\/[^/]+$/.test(file)),
      ]),
  };
}
