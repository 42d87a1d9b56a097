const name = 'JoinChunksPlugin';

/** Puts the modules of one named chunk into another one: what loaded the first no longer makes a request for it. */
export class JoinChunksPlugin {
  constructor(into, joined) {
    this.into = into;
    this.joined = joined;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.optimizeChunks.tap(name, () => {
        const { chunkGraph, namedChunks } = compilation;
        const [into, joined] = [this.into, this.joined].map((one) => namedChunks.get(one));
        if (into && joined) chunkGraph.integrateChunks(into, joined);
      });
    });
  }
}
