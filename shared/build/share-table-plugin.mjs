import { join, relative } from 'node:path';
import webpack from 'webpack';
import { consumingModules } from './record-plugin.mjs';
import { root } from './workspace.mjs';

const { Compilation, NormalModuleReplacementPlugin, RuntimeGlobals, WebpackError } = webpack;
const name = 'ShareTablePlugin';

/** The module of the library through which a container reaches its runtime, and the one that replaces it. */
const libraryRuntime = /@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/](bundler|index)\.js$/;
const ownRuntime = join(root, 'shared/build/area-runtime.mjs');

/** The runtime module of the library that connects chunks to shares. */
const consumesModule = 'consumes';

/** The page's function that takes the table (shell/src/areas/share-scope.ts). */
const pageScope = 'globalThis.azShareScope';

/** Share keys by module id, and the ids that each chunk needs. */
function shareTable({ compilation, chunk }) {
  const keys = {};
  const chunks = {};
  for (const referenced of chunk.getAllReferencedChunks()) {
    for (const module of consumingModules(compilation, referenced)) {
      const id = compilation.chunkGraph.getModuleId(module);
      keys[id] = module.options.shareKey;
      chunks[referenced.id] ??= [];
      chunks[referenced.id].push(id);
    }
  }
  for (const initial of chunk.getAllInitialChunks())
    if (chunks[initial.id])
      throw new Error(`The entry needs ${chunks[initial.id].map((id) => keys[id])} before the page lends it`);
  return { keys, chunks };
}

/** Paths of the library's own modules in a build. */
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

/** What this plugin was to replace and did not, because another version of the library or of webpack names it otherwise. */
function problemsOf(compilation) {
  const [file] = libraryFiles(compilation);
  return [
    ...(file
      ? [`The build contains ${file}: "libraryRuntime" no longer matches the runtime of module federation.`]
      : []),
    ...(entrySource(compilation).includes(pageScope)
      ? []
      : [
          'The entry takes no shares from the page: "consumesModule" is no longer the name of that runtime module.',
        ]),
  ].map((problem) => new WebpackError(`${problem} ${advice}`));
}

/**
 * Makes an area take its shares from the page: replaces module federation's runtime, and its table of shares by one in
 * the form that the page's share scope reads. The library's own table also repeats for each key what is the same for all
 * of them here: no fallback, one version, checked by the gate. Fails a build in which one of them was not replaced.
 * `container` is the name of the build, with which the page lists who uses a share.
 */
export class ShareTablePlugin {
  constructor(container) {
    this.container = container;
  }

  apply(compiler) {
    new NormalModuleReplacementPlugin(libraryRuntime, ownRuntime).apply(compiler);
    const { container } = this;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeModule.tap(name, (module) => {
        if (module.name !== consumesModule) return;
        module.generate = () => {
          const { keys, chunks } = shareTable(module);
          // Style sheets are run during the build, in a runtime of their own that consumes no shares.
          if (Object.keys(keys).length === 0) return null;
          // Not webpack's whole require function: the library's parts of it are no part of the protocol.
          const build = `{ m: ${RuntimeGlobals.moduleFactories}, federation: { initOptions: { name: ${JSON.stringify(container)} } } }`;
          const scope = `${pageScope}(${build}, ${JSON.stringify(keys)}, ${JSON.stringify(chunks)})`;
          return `${RuntimeGlobals.ensureChunkHandlers}.consumes = ${scope};`;
        };
      });
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () =>
        compilation.errors.push(...problemsOf(compilation)),
      );
    });
  }
}
