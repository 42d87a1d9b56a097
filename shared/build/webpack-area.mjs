import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { readArea } from './area-json.mjs';
import { pageContents } from './first-content.mjs';
import { readImportTable } from './import-table.mjs';
import { JoinChunksPlugin } from './join-chunks-plugin.mjs';
import { consumedKeys, firstLoads, RecordPlugin } from './record-plugin.mjs';
import { ShareTablePlugin } from './share-table-plugin.mjs';
import { consumedShares, shareProtocol } from './shares.mjs';
import { baseConfig } from './webpack-base.mjs';
import { buildIdOf, folderOf, versionOf } from './workspace.mjs';

const { DeterministicChunkIdsPlugin, NamedChunkIdsPlugin } = webpack.ids;
const expose = './area';
const exposedChunk = 'exposed';
const shares = consumedShares();

/** First content of the pages that declare it. A development build has none, because its pages change all the time. */
async function firstContents(build, { routes }, routesFile) {
  const asking = routes.filter((route) => route.firstContent);
  if (build.mode === 'development' || asking.length === 0) return {};
  const files = readImportTable(routesFile);
  const pages = asking.map(({ path }) => ({ path, file: join(dirname(routesFile), files[path]) }));
  return { firstContent: await pageContents(build, pages) };
}

function recordOf({ build, area, container, routesFile, doorFile }) {
  const { name, version } = build;
  return async (compilation) => {
    const pages = firstLoads(compilation, routesFile);
    const missing = area.routes.filter(({ path }) => !(path in pages)).map(({ path }) => path);
    if (missing.length > 0)
      throw new Error(
        `${name}: area.json names routes without a page in src/routes.tsx: ${missing.join(', ')}`,
      );
    // The area's frame component, if it has one, is part of every first view.
    const { layout = { assets: [], shared: [] } } = firstLoads(compilation, doorFile);
    return {
      area: name,
      version: version.replace('-', '+'),
      folder: version,
      entry: 'remoteEntry.js',
      container,
      expose,
      federation: shareProtocol,
      hostContract: area.hostContract,
      owner: area.owner,
      routes: area.routes,
      slots: area.slots,
      search: area.search ?? false,
      storage: area.storage ?? [],
      shared: Object.fromEntries(
        consumedKeys(compilation, compilation.chunks).map((key) => [key, shares[key].requiredVersion]),
      ),
      first: Object.fromEntries(
        area.routes.map(({ path }) => [
          path,
          {
            assets: [...new Set(['remoteEntry.js', ...layout.assets, ...pages[path].assets])],
            shared: [...new Set([...layout.shared, ...pages[path].shared])],
          },
        ]),
      ),
      ...(await firstContents(build, area, routesFile)),
    };
  };
}

/**
 * webpack configuration of one area: exposes `src/index.ts` as `./area`, takes every share key from the shell, and
 * writes a version record beside its files. `name` is the area's name in discovery (`feed`).
 */
export function areaConfig(
  name,
  { mode = 'production', version = versionOf(name, mode), buildId = buildIdOf(name, mode), outputPath } = {},
) {
  const folder = folderOf(name);
  const area = readArea(name);
  // The container is a global variable of the page, so its name has no hyphen.
  const container = `${name.replaceAll('-', '_')}_${buildId}`;
  const build = {
    name,
    folder,
    version,
    buildId,
    mode,
    outputPath: outputPath ?? join(folder, 'build', version),
  };
  const config = baseConfig(build);
  return {
    ...config,
    entry: {},
    output: { ...config.output, chunkFilename: '[name].js' },
    // Code that several pages share gets a file, and thus a request, of its own only above this size in bytes.
    optimization: {
      ...config.optimization,
      chunkIds: false,
      splitChunks: { chunks: 'async', minSize: 26_000 },
    },
    plugins: [
      ...config.plugins,
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
        exposes: { [expose]: { import: './src/index.ts', name: exposedChunk } },
        shared: shares,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        dev: false,
        experiments: { optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
      }),
      // The exposed module has little more than lazy imports, so it is not worth a request of its own.
      new JoinChunksPlugin(container, exposedChunk),
      new ShareTablePlugin(container),
      // Chunk ids are as long as module ids, so that a chunk with a single share has that share's id (`shareTable`).
      mode === 'development' ? new NamedChunkIdsPlugin() : new DeterministicChunkIdsPlugin({ maxLength: 4 }),
      new RecordPlugin(
        recordOf({
          build,
          area,
          container,
          routesFile: join(folder, 'src/routes.tsx'),
          doorFile: join(folder, 'src/index.ts'),
        }),
      ),
    ],
  };
}
