import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson, root } from './workspace.mjs';

const schema = 'http://cyclonedx.org/schema/bom-1.6.schema.json';

const packages = new Map();

/** The package that a file of `node_modules` belongs to: the nearest `package.json` above it that has a version. */
function packageOf(folder) {
  const known = packages.get(folder);
  if (known) return known;
  const file = join(folder, 'package.json');
  const found = existsSync(file) ? readJson(file) : {};
  // A package with two builds has another `package.json` in the folder of each, which only says which build it is.
  const owner = found.name && found.version ? found : packageOf(dirname(folder));
  packages.set(folder, owner);
  return owner;
}

/** Modules in a file of the build, including those concatenated into another module. */
function* emittedModules({ chunks, chunkGraph }) {
  for (const chunk of chunks)
    for (const module of chunkGraph.getChunkModulesIterable(chunk)) yield* module.modules ?? [module];
}

const installed = (name) => readJson(join(root, 'shared/build/node_modules', name, 'package.json'));

/** The package that a module's code comes from; null for sources of this repository. */
function originOf(module) {
  const path = module.nameForCondition?.() ?? module.resource;
  if (!path) return installed('webpack');
  if (!/[\\/]node_modules[\\/]/.test(path)) return null;
  // The federation plugin writes the files of this folder for each build, so they count as files of the plugin.
  return /[\\/]\.federation[\\/]/.test(path)
    ? installed('@module-federation/enhanced')
    : packageOf(dirname(path));
}

function packagesIn(compilation) {
  const found = new Map();
  for (const module of emittedModules(compilation)) {
    const owner = originOf(module);
    if (owner) found.set(`${owner.name}@${owner.version}`, owner);
  }
  return [...found.values()];
}

/** The digest that the lock file has for each package, by `name@version`. */
function lockedDigests() {
  const entry =
    /^ {2}'?((?:@[^/\n]+\/)?[^@'\n]+@[^:'\n]+)'?:\n {4}resolution: \{integrity: sha512-([^,}]+)/gm;
  const digests = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8').matchAll(entry);
  return new Map(
    [...digests].map(([, name, base64]) => [name, Buffer.from(base64, 'base64').toString('hex')]),
  );
}

const isExpression = (license) => /^\(?[\w.+-]+(?: (?:AND|OR|WITH) [\w.+-]+)*\)?$/.test(license);

function componentOf({ name, version, license }, digests) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [, group, short] = /^(@[^/]+)\/(.*)$/.exec(name) ?? [];
  const digest = digests.get(`${name}@${version}`);
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group ? { group, name: short } : { name }),
    version,
    purl,
    ...(typeof license === 'string' && {
      licenses: [isExpression(license) ? { expression: license } : { license: { name: license } }],
    }),
    ...(digest && { hashes: [{ alg: 'SHA-512', content: digest }] }),
  };
}

/** A bill of materials in CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json/) of `package.json` objects. */
export function billOfPackages(packages, { area, version }, digests = new Map()) {
  const components = packages.map((one) => componentOf(one, digests));
  return {
    $schema: schema,
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': area, group: '@az', name: area, version } },
    components: components.sort((a, b) => (a.purl < b.purl ? -1 : 1)),
  };
}

/**
 * The bill of materials of one build: every package whose code or style sheet is in the build's files, with version,
 * licence and the digest from the lock file. It has no time or serial number, so its bytes are reproducible.
 */
export const billOfMaterials = (compilation, build) =>
  billOfPackages(packagesIn(compilation), build, lockedDigests());

/**
 * The packages that a `package.json` installs for production, with their dependencies: an upper bound of what a build
 * without our preset contains. A package that is not installed, as optional ones may be, is left out.
 */
export function installedPackages(folder, found = new Map()) {
  for (const name of Object.keys(readJson(join(folder, 'package.json')).dependencies ?? {})) {
    const installedAt = installedFolder(folder, name);
    if (!installedAt || found.has(installedAt)) continue;
    const owner = packageOf(installedAt);
    // Private packages are sources of the team's own repository, so only their dependencies are listed.
    found.set(installedAt, owner.private ? null : owner);
    installedPackages(installedAt, found);
  }
  return [...found.values()].filter(Boolean);
}

/** Where a package is installed for the code in a folder: in `node_modules` there or above. */
function installedFolder(folder, name) {
  for (let from = folder; ; from = dirname(from)) {
    const candidate = join(from, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
    if (from === dirname(from)) return null;
  }
}
