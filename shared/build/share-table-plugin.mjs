import webpack from 'webpack';
import comparators from 'webpack/lib/util/comparators.js';

const { RuntimeGlobals } = webpack;
const name = 'ShareTablePlugin';

/** Share keys by module id, and for every chunk the ids of those it needs. */
function shareTable({ compilation, chunk }) {
  const { chunkGraph } = compilation;
  const keys = {};
  const chunks = {};
  for (const referenced of chunk.getAllReferencedChunks()) {
    const modules = chunkGraph.getOrderedChunkModulesIterableBySourceType(
      referenced,
      'consume-shared',
      comparators.compareModulesByIdentifier,
    );
    for (const module of modules ?? []) {
      const id = chunkGraph.getModuleId(module);
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

/**
 * Writes an area's table of shares as what the page needs to know of them, and hands it to the page's share scope
 * (shell/src/areas/share-scope.ts). Module federation's own table also says for each key what every key has in common
 * here: no fallback, one version, checked by the gate before a member could meet it.
 */
export class ShareTablePlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeModule.tap(name, (module) => {
        if (module.name !== 'consumes') return;
        module.generate = () => {
          const { keys, chunks } = shareTable(module);
          // Style sheets are made by running a part of the build that takes nothing.
          if (Object.keys(keys).length === 0) return null;
          const scope = `globalThis.azShareScope(${RuntimeGlobals.require}, ${JSON.stringify(keys)}, ${JSON.stringify(chunks)})`;
          return `${RuntimeGlobals.ensureChunkHandlers}.consumes = ${scope};`;
        };
      });
    });
  }
}
