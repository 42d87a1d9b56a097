import { createServer } from 'node:net';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { areaConfig } from './webpack-area.mjs';
import { shellConfig } from './webpack-shell.mjs';
import { root } from './workspace.mjs';

/** Version folder of what a development server builds; its files have no fixed bytes and no integrity. */
export const developmentVersion = '0.0.0-development';

const buildOf = (name) => ({
  mode: 'development',
  version: developmentVersion,
  buildId: 'development',
  outputPath: join(root, '.cache/development', name),
});

// One refresh runtime for the page: only the shell's has access to react-dom, so areas use it too.
const shellRefreshRuntime = ({ request }, resolve) =>
  /react-refresh[\\/]runtime(\.js)?$/.test(request) ? resolve(null, 'var azRefreshRuntime') : resolve();

// Editors write a file in several steps; without the delay each step would start an update.
const watchOptions = { aggregateTimeout: 250, ignored: /node_modules|[\\/]dist[\\/]/ };

/**
 * Once the exports are known, `@module-federation/enhanced` 2.9.3 gives the module of a share the metadata of its
 * source. A later build that takes the module from the cache or from memory would find no exports in it, and warn.
 */
const shareMetadata = {
  apply: ({ hooks }) =>
    hooks.compilation.tap('share metadata', (compilation) =>
      compilation.hooks.finishModules.tap({ name: 'share metadata', stage: -1 }, (modules) => {
        for (const module of modules) if (module.type === 'consume-shared-module') module.buildMeta = {};
      }),
    ),
};

/** Configuration of a development build of one area, or of the shell. */
export function developmentConfig(name) {
  const added = [new ReactRefreshPlugin({ overlay: false }), shareMetadata];
  if (name === 'shell') {
    const config = shellConfig(buildOf(name));
    const entry = {
      main: [join(root, 'shared/build/dev-refresh-runtime.mjs'), ...[config.entry.main].flat()],
    };
    return { ...config, watchOptions, entry, plugins: [...config.plugins, ...added] };
  }
  const config = areaConfig(name, buildOf(name));
  return {
    ...config,
    watchOptions,
    externals: [shellRefreshRuntime],
    plugins: [...config.plugins, ...added],
  };
}

function recordOf(compiler) {
  return new Promise((resolve, reject) => {
    compiler.hooks.done.tap('development', (stats) => {
      if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else
        resolve(
          JSON.parse(
            compiler.outputFileSystem.readFileSync(join(compiler.outputPath, 'record.json'), 'utf8'),
          ),
        );
    });
  });
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Builds one area, or the shell, in development mode, watches its sources and serves it with fast refresh on a port of
 * its own. Resolves after the first build with its version record, the port, and a function that stops it.
 */
export async function serveDevelopment(name) {
  const compiler = webpack(developmentConfig(name));
  const path = `/areas/${name}/${developmentVersion}/`;
  const record = recordOf(compiler);
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port: await freePort(),
      hot: true,
      liveReload: true,
      static: false,
      allowedHosts: 'all',
      setupExitSignals: false,
      devMiddleware: { publicPath: path },
      webSocketServer: { type: 'ws', options: { path: `${path}ws` } },
      client: { overlay: false, logging: 'warn', webSocketURL: `auto://0.0.0.0:0${path}ws` },
    },
    compiler,
  );
  await server.start();
  return { record: await record, port: server.options.port, stop: () => server.stop() };
}
