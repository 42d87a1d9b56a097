import webpack from 'webpack';
import comparators from 'webpack/lib/util/comparators.js';

const { RuntimeGlobals } = webpack;
const name = 'ShareTablePlugin';

/** Share keys by module id, and the ids that each chunk needs. */
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
 * Writes an area's table of shares in the form that the page's share scope reads (shell/src/areas/share-scope.ts).
 * Module federation's own table also repeats for each key what is the same for all of them here: no fallback, one
 * version, checked by the gate.
 */
export class ShareTablePlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeModule.tap(name, (module) => {
        if (module.name !== 'consumes') return;
        module.generate = () => {
          const { keys, chunks } = shareTable(module);
          // Style sheets are produced by a child compilation that consumes no shares.
          if (Object.keys(keys).length === 0) return null;
          const scope = `globalThis.azShareScope(${RuntimeGlobals.require}, ${JSON.stringify(keys)}, ${JSON.stringify(chunks)})`;
          return `${RuntimeGlobals.ensureChunkHandlers}.consumes = ${scope};`;
        };
      });
    });
  }
}
