const name = 'JoinChunksPlugin';

/** Puts the modules of the named chunk `joined` into the chunk `into`, so that they need no request of their own. */
export class JoinChunksPlugin {
  constructor(into, joined) {
    this.into = into;
    this.joined = joined;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.optimizeChunks.tap(name, () => {
        const { chunkGraph, chunks, namedChunks } = compilation;
        const joined = namedChunks.get(this.joined);
        if (!joined) return;
        chunkGraph.integrateChunks(namedChunks.get(this.into), joined);
        chunks.delete(joined);
        namedChunks.delete(this.joined);
      });
    });
  }
}
