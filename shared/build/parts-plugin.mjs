import webpack from 'webpack';

const name = 'PartsPlugin';
const file = 'main.js';

/** Names of the chunks with the first parts, in the order of the file, and what each has. The rest is the last part. */
const parts = {
  'part-react': /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  'part-libraries': /[\\/]node_modules[\\/]/,
};

const cacheGroups = Object.entries(parts).map(([part, test], index) => [
  part,
  {
    ...{ name: part, test, type: /^javascript/, enforce: true, priority: 100 - index },
    chunks: (chunk) => chunk.name === 'main',
  },
]);

/** For `optimization.splitChunks.cacheGroups`, with `PartsPlugin`. */
export const partGroups = Object.fromEntries(cacheGroups);

/**
 * Makes the main script, which stays one file, of several scripts after each other: a page that contains them compiles
 * one while the next one arrives (decision 121). Each begins with the compile hint of webpack-base.mjs, on a line of its
 * own, by which the origin finds it.
 */
export class PartsPlugin {
  apply(compiler) {
    const { Compilation, sources } = webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After the minimizer and the compile hint, before the source maps.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 2;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const chunks = Object.keys(parts).flatMap((part) => compilation.namedChunks.get(part) ?? []);
        for (const chunk of chunks.toReversed()) {
          for (const own of [...chunk.files]) {
            const { source } = compilation.getAsset(own);
            compilation.updateAsset(file, (main) => new sources.ConcatSource(source, '\n', main));
            compilation.deleteAsset(own);
          }
          chunk.files.add(file);
        }
      });
    });
  }
}
