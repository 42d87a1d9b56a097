import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

class LoadScriptModule extends RuntimeModule {
  constructor() {
    super('az load script');
  }

  generate() {
    return `${RuntimeGlobals.loadScript} = (url, done, key, chunkId) => globalThis.azPage.loadScript(url, done, key, chunkId);`;
  }
}

/**
 * Routes every script and style sheet that a build loads at run time through the page's loader (`globalThis.azPage`,
 * created by the shell before anything else runs): integrity, retries, time limits and Trusted Types in one module.
 */
export class PageHooksPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PageHooksPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap({ name: 'PageHooksPlugin', stage: -10 }, (chunk) => {
          compilation.addRuntimeModule(chunk, new LoadScriptModule());
          return true;
        });
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'PageHooksPlugin',
        (source, names) => `${source}\nglobalThis.azPage.prepareStyle(${names.tag});`,
      );
    });
  }
}
