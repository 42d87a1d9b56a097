import { join, relative } from 'node:path';
import webpack from 'webpack';
import { consumingModules, isConsuming } from './record-plugin.mjs';
import { root } from './workspace.mjs';

const { Compilation, NormalModuleReplacementPlugin, RuntimeGlobals, WebpackError } = webpack;
const name = 'ShareTablePlugin';

/** The module with which a container starts the library's runtime; replaced by an empty one, as areas need none. */
const libraryStart = /[\\/]\.federation[\\/]entry\.\w+\.js$/;
const emptyModule = join(root, 'shared/build/empty-module.cjs');

const containerId = 0;

/** The runtime module of the library that connects chunks to shares. */
const consumesModule = 'consumes';

/** What replaces the library's other runtime modules. Only `initContainerEntry` stays: a container's code calls it. */
const replacements = {
  'federation runtime':
    '__webpack_require__.federation = { bundlerRuntime: { initContainerEntry: () => {} } };',
  'embed federation': null,
  sharing: null,
};

/** The page's function that takes the table (shell/src/areas/share-scope.ts). */
const pageScope = 'globalThis.azShareScope';

/**
 * The shares of an area: `folders` has module ids and names by the folder of the share keys
 * (`{ '@az/shared/ui/': '281Button 520TextInput' }`), `chunks` the module ids that each chunk needs. `chunks` omits the
 * chunks that hold a single share, because such a chunk has the same id as the share.
 */
function shareTable({ compilation, chunk }) {
  const folders = {};
  const chunks = {};
  const keys = new Map();
  for (const referenced of chunk.getAllReferencedChunks()) {
    chunks[referenced.id] = [];
    for (const module of consumingModules(compilation, referenced)) {
      const id = compilation.chunkGraph.getModuleId(module);
      keys.set(id, module.options.shareKey);
      chunks[referenced.id].push(id);
    }
  }
  for (const { id } of chunk.getAllInitialChunks())
    if (chunks[id].length > 0)
      throw new Error(`The entry needs ${chunks[id].map((one) => keys.get(one))} before the page lends it`);
  for (const [id, key] of keys) {
    const [, folder = '', name] = /^(.*\/)?(\D.*)$/.exec(key);
    folders[folder] = folders[folder] ? `${folders[folder]} ${id}${name}` : `${id}${name}`;
  }
  for (const [id, needed] of Object.entries(chunks)) {
    const isImplied = keys.has(Number(id)) ? String(needed) === id : needed.length === 0;
    if (isImplied) delete chunks[id];
  }
  return { folders, chunks };
}

/** Code that gives the page the shares of an area, as the protocol requires: keys by module id, and ids by chunk. */
const takeShares = (build, { folders, chunks }) => `((folders, chunks) => {
  const keys = {};
  for (const folder in folders)
    for (const share of folders[folder].split(' ')) {
      const id = parseInt(share);
      keys[id] = folder + share.slice(String(id).length);
      chunks[id] ||= [id];
    }
  return ${pageScope}(${build}, keys, chunks);
})(${JSON.stringify(folders)}, ${JSON.stringify(chunks)})`;

const libraryFiles = ({ modules }) =>
  [...modules]
    .flatMap((module) => [...(module.modules ?? [module])])
    .flatMap(({ resource }) =>
      /[\\/]@module-federation[\\/]/.test(resource) ? [relative(root, resource)] : [],
    );

const entrySource = ({ chunks, assets }) =>
  [...chunks]
    .filter((chunk) => chunk.hasRuntime())
    .flatMap(({ files }) => [...files].map((file) => assets[file]?.source().toString()))
    .join('');

const advice = 'Correct it in shared/build/share-table-plugin.mjs, or stay at the versions of before.';

/** Errors for what this plugin failed to replace, because a new version of the library or of webpack renamed it. */
function problemsOf(compilation) {
  const [file] = libraryFiles(compilation);
  return [
    ...(file
      ? [
          `The build contains ${file}: "libraryStart" no longer matches the module that starts module federation.`,
        ]
      : []),
    ...(entrySource(compilation).includes(pageScope)
      ? []
      : [
          'The entry takes no shares from the page: "consumesModule" is no longer the name of that runtime module.',
        ]),
  ].map((problem) => new WebpackError(`${problem} ${advice}`));
}

/**
 * Makes an area take its shares from the page: replaces module federation's runtime, and its table of shares by a shorter
 * one. The library's own table repeats for each key what is the same for all keys here: no fallback, and one version,
 * checked by the gate. Fails a build in which the runtime or the table was not replaced. `container` is the name under
 * which the page lists this build as a user of a share.
 */
export class ShareTablePlugin {
  constructor(container) {
    this.container = container;
  }

  apply(compiler) {
    new NormalModuleReplacementPlugin(libraryStart, emptyModule).apply(compiler);
    // The page does not get webpack's whole require function: what the library adds to it is no part of the protocol.
    const build = `{ m: ${RuntimeGlobals.moduleFactories}, federation: { initOptions: { name: ${JSON.stringify(this.container)} } } }`;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeModule.tap(name, (module) => {
        if (module.name in replacements) module.generate = () => replacements[module.name];
        if (module.name !== consumesModule) return;
        module.generate = () => {
          const table = shareTable(module);
          // Style sheets are run during the build, in a runtime of their own that consumes no shares.
          if (Object.keys(table.folders).length === 0) return null;
          return `${RuntimeGlobals.ensureChunkHandlers}.consumes = ${takeShares(build, table)};`;
        };
      });
      // webpack's id of the entry depends on the checkout's folder: two machines would build different files.
      compilation.hooks.beforeModuleIds.tap(name, (modules) => {
        for (const module of modules)
          if (module.identifier().startsWith('container entry'))
            compilation.chunkGraph.setModuleId(module, containerId);
      });
      // Marks the repository's own shares as ES modules. If marked earlier, webpack would look for their exports.
      compilation.hooks.seal.tap(name, () => {
        for (const module of compilation.modules)
          if (isConsuming(module) && module.options.shareKey.startsWith('@az/'))
            module.buildMeta = { ...module.buildMeta, exportsType: 'namespace' };
      });
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () =>
        compilation.errors.push(...problemsOf(compilation)),
      );
    });
  }
}
