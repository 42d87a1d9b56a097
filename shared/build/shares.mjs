import { join } from 'node:path';
import { readJson, root } from './workspace.mjs';

const shared = readJson(join(root, 'shared/package.json'));
const versionOfPackage = (name) => readJson(join(root, 'shared/node_modules', name, 'package.json')).version;

/** Packages that the page must load only once, besides the entries of `@az/shared`. */
const libraries = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  zustand: 'zustand',
};

/**
 * Entries that are no share keys: stateless code of which each build bundles only what it uses (sharing `contracts` as
 * a whole put every wire schema into the first load). They may not import anything that must be loaded only once (the
 * import rules).
 */
export const bundledEntries = [
  './constants',
  './contracts',
  './discovery',
  './file-drop',
  './focus-fallback',
  './keyboard',
  './own-announcements',
  './picture-files',
  './random-id',
  './rich-text',
  './stored-json',
  './text-search',
  './wishes',
];

/** Entries that are no share keys because no page loads them. */
const offPage = ['./build/*', './testing'];

/** The share keys of the host contract: each entry of `@az/shared` and the libraries above, with its version. */
export const shareKeys = {
  ...Object.fromEntries(Object.entries(libraries).map(([key, name]) => [key, versionOfPackage(name)])),
  ...Object.fromEntries(
    Object.keys(shared.exports)
      .filter((entry) => ![...bundledEntries, ...offPage].includes(entry))
      .map((entry) => [`@az/shared/${entry.slice(2)}`, shared.version]),
  ),
};

/** The protocol by which areas of this repository take shares from the page; decision 44 defines it. */
export const shareProtocol = 'az-share/3';

/**
 * The protocol of containers built by stock toolchains: module federation's own interface, `init` with a share scope and
 * `get` (decision 45).
 */
export const standardProtocol = 'standard/1';

/** The interface of `standardProtocol`, exported by an ES module that the page imports (decision 49). */
export const moduleProtocol = 'standard-module/1';

export const standardProtocols = [standardProtocol, moduleProtocol];

export const spokenProtocols = [shareProtocol, ...standardProtocols];

/**
 * The range of a share that an area accepts: from the first patch of the minor version it was built with, so that either
 * side may get a patch first. For a prerelease the range starts at that prerelease.
 */
export const acceptedRange = (version) => `^${version.replace(/^(\d+\.\d+)\.\d+$/, '$1.0')}`;

/** The shares of an area: every key comes from the shell, and the area's build contains no fallback copy. */
export function consumedShares() {
  return Object.fromEntries(
    Object.entries(shareKeys).map(([key, version]) => [
      key,
      { import: false, singleton: true, requiredVersion: acceptedRange(version) },
    ]),
  );
}

/** Share keys that the shell's main script imports statically; every other key loads on demand. */
export const eagerKeys = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'zustand',
  ...[
    'api',
    'area',
    'auth',
    'config',
    'install',
    'paths',
    'query',
    'router',
    'storage',
    'theme',
    'title',
    'toast',
  ].map((entry) => `@az/shared/${entry}`),
];
