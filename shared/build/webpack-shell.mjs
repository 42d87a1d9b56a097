import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { frameContent, shellContents } from './first-content.mjs';
import { inlineScript } from './inline-script.mjs';
import { kitCacheGroups } from './kit-groups.mjs';
import { layerStatement } from './layers.mjs';
import { PartsPlugin, partGroups } from './parts-plugin.mjs';
import { filesOfChunk, filesOfTable, firstLoads, RecordPlugin } from './record-plugin.mjs';
import { eagerKeys, shareKeys, spokenProtocols } from './shares.mjs';
import { baseConfig, scopeOf } from './webpack-base.mjs';
import { buildIdOf, folderOf, readJson, root, versionOf } from './workspace.mjs';

const folder = folderOf('shell');
const provideFile = join(folder, 'src/areas/provide.ts');

const readPage = (file) => readFileSync(join(folder, 'src/page', file), 'utf8');

/**
 * The HTML with placeholders and the inline scripts of two pages: the product's page, and the page that the service
 * worker shows offline. Also the scripts of the workers.
 */
export const pageRecord = () => ({
  html: readPage('index.html').replace('{{layers}}', layerStatement),
  prePaint: inlineScript('shared/src/theme/pre-paint.ts'),
  early: ['early-files', 'early-calls'].map((name) => inlineScript(`shell/src/page/${name}.ts`)).join(''),
  offlineHtml: readPage('offline-page.html'),
  offlineScript: inlineScript('shell/src/page/offline-page.ts'),
  serviceWorker: inlineScript(
    ...[
      'kept-screen/screen-record',
      'kept-screen/insert-screen',
      'page/push-messages',
      'page/service-worker',
    ].map((name) => `shell/src/${name}.ts`),
  ),
  heartbeatWorker: inlineScript('shell/src/release-monitoring/heartbeat-worker.ts'),
  pictureWorker: inlineScript('shared/src/picture-files/shrink-picture.ts'),
});

/** Fails the build if a share key that must load on demand is missing, or is imported statically by the main script. */
function assertProvided(provided) {
  const lazy = Object.keys(shareKeys).filter((key) => !eagerKeys.includes(key));
  const missing = lazy.filter((key) => !(key in provided));
  if (missing.length > 0) {
    throw new Error(
      `The build of the shell lacks ${missing.join(', ')}; a stale cache can do that: delete .cache/webpack.`,
    );
  }
  const inMain = lazy.filter((key) => provided[key].length === 0);
  if (inMain.length > 0)
    throw new Error(
      `The main script of the shell imports share keys that load on demand: ${inMain.join(', ')}`,
    );
}

/** The version that the shell's sources declare. */
function hostContractVersion() {
  const source = readFileSync(join(root, 'shared/src/area/contract.ts'), 'utf8');
  const version = /hostContractVersion = '([^']+)'/.exec(source)?.[1];
  if (!version) throw new Error('shared/src/area/contract.ts names no version of the host contract');
  return version;
}

const frameFile = join(folder, 'src/layouts/FirstPublicFrame.tsx');
const drawnPages = [{ path: '/auth-advance/sign-in', file: join(folder, 'src/layouts/FirstSignIn.tsx') }];

/** What a published shell shows before any script runs. */
async function firstContents(build, compilation) {
  const sheets = compilation
    .getAssets()
    .filter(({ name }) => name.endsWith('.css'))
    .map(({ source }) => String(source.source()));
  return {
    publicFrame: { ...(await frameContent(build, frameFile)), scope: scopeOf(build) },
    firstContent: await shellContents(build, drawnPages, sheets),
  };
}

async function describe(build, compilation) {
  const { version, mode } = build;
  const provided = filesOfTable(compilation, provideFile);
  assertProvided(provided);
  return {
    area: 'shell',
    version: version.replace('-', '+'),
    folder: version,
    entry: 'main.js',
    protocols: spokenProtocols,
    hostContract: hostContractVersion(),
    shares: shareKeys,
    asksForRoutes: true,
    asksForAssets: true,
    takesAnswers: true,
    cachesMain: true,
    provides: Object.fromEntries(
      Object.entries(provided).map(([key, files]) => [key, { version: shareKeys[key], files }]),
    ),
    main: filesOfChunk(compilation, 'main'),
    layouts: firstLoads(compilation, join(folder, 'src/routes/layouts.ts')),
    pages: firstLoads(compilation, join(folder, 'src/routes/pages.ts')),
    page: pageRecord(),
    storage: readJson(join(folder, 'storage.json')),
    ...(mode === 'production' ? await firstContents(build, compilation) : {}),
  };
}

/**
 * webpack configuration of the shell: provides every share key, and writes the version record from which the origin
 * composes pages. No area is known here.
 */
export function shellConfig({
  mode = 'production',
  version = versionOf('shell', mode),
  buildId = buildIdOf('shell', mode),
  outputPath,
} = {}) {
  const build = {
    name: 'shell',
    folder,
    version,
    buildId,
    mode,
    outputPath: outputPath ?? join(folder, 'build', version),
  };
  const config = baseConfig(build);
  const isPublished = mode === 'production';
  const provideRule = {
    resource: provideFile,
    enforce: 'post',
    use: [
      {
        loader: join(root, 'shared/build/provide-loader.cjs'),
        options: { eager: eagerKeys, keys: Object.keys(shareKeys) },
      },
    ],
  };
  return {
    ...config,
    entry: { main: './src/main.ts' },
    optimization: {
      ...config.optimization,
      splitChunks: { chunks: 'async', cacheGroups: { ...kitCacheGroups, ...(isPublished && partGroups) } },
      // Short ids in what every page loads. They need not outlast a build: each has files of its own.
      ...(isPublished && { moduleIds: 'size', chunkIds: 'total-size' }),
    },
    module: { ...config.module, rules: [...config.module.rules, provideRule] },
    plugins: [
      ...config.plugins,
      ...(isPublished ? [new PartsPlugin()] : []),
      // Read only by files that load on demand: standard-container.ts and browser-tools.ts of shell/src/areas.
      new webpack.DefinePlugin({ azShareVersions: JSON.stringify(shareKeys) }),
      new RecordPlugin((compilation) => describe(build, compilation)),
    ],
  };
}
