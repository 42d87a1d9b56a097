import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArea } from '../../shared/build/area-json.mjs';
import { readImportTable } from '../../shared/build/import-table.mjs';
import { integrityOf } from '../../shared/build/integrity.mjs';
import { PartsPlugin, partGroups } from '../../shared/build/parts-plugin.mjs';
import { filesOfChunk, firstLoads, RecordPlugin } from '../../shared/build/record-plugin.mjs';
import { baseConfig } from '../../shared/build/webpack-base.mjs';
import { pageRecord } from '../../shared/build/webpack-shell.mjs';
import { buildIdOf, folderOf, publishables, readJson, root } from '../../shared/build/workspace.mjs';

const version = '0.0.0-onebundle';
const bundledModule = join(root, 'bench/one-bundle/bundled-module.ts');
const linked = readImportTable(bundledModule);
const areas = publishables.filter((name) => name in linked);

/** The bundle's record, in the form of the shell's record. The code of each page has its own share key. */
function describe(compilation) {
  const shell = folderOf('shell');
  const provides = {};
  const modules = firstLoads(compilation, bundledModule);
  for (const name of areas) {
    const loads = firstLoads(compilation, join(folderOf(name), 'src/routes.tsx'));
    const { layout = { assets: [] } } = firstLoads(compilation, join(folderOf(name), 'src/index.ts'));
    for (const [path, { assets }] of Object.entries(loads)) {
      const files = [...modules[name].assets, ...layout.assets, ...assets];
      provides[path] = { version: '1.0.0', files: [...new Set(files)] };
    }
  }
  return {
    area: 'shell',
    version: version.replace('-', '+'),
    folder: version,
    entry: 'main.js',
    protocols: ['none'],
    // As the shell, whose sources the bundle contains.
    asksForAssets: true,
    takesAnswers: true,
    cachesMain: true,
    provides,
    main: filesOfChunk(compilation, 'main'),
    layouts: firstLoads(compilation, join(shell, 'src/routes/layouts.ts')),
    pages: firstLoads(compilation, join(shell, 'src/routes/pages.ts')),
    page: pageRecord(),
  };
}

/** An area's record, which adds only its routes and slots. Its code and bill of materials are those of the bundle. */
function areaRecord(name) {
  const area = readArea(name);
  return {
    area: name,
    version: version.replace('-', '+'),
    folder: version,
    entry: 'remoteEntry.js',
    container: `${name.replaceAll('-', '_')}_onebundle`,
    expose: './area',
    federation: 'none',
    hostContract: area.hostContract,
    owner: area.owner,
    routes: area.routes,
    slots: area.slots,
    shared: {},
    first: Object.fromEntries(area.routes.map(({ path }) => [path, { assets: [], shared: [path] }])),
    assets: { 'remoteEntry.js': integrityOf('') },
    sbom: integrityOf(''),
  };
}

export const areaRecords = () => areas.map(areaRecord);

/** The folder of the bundle. Its name is a hash of all inputs, so that a changed input leads to a new build. */
function outputFolder() {
  const hash = createHash('sha256');
  for (const name of publishables) hash.update(buildIdOf(name));
  for (const file of [import.meta.filename, bundledModule]) hash.update(readFileSync(file));
  return join(root, '.cache/one-bundle', hash.digest('hex').slice(0, 8));
}

/**
 * How the bundle is split: webpack's defaults, but with parts of at least 40 KB instead of 20. With this setting, the
 * first views of the seven measured pages are 1371 KB (brotli) in 101 files together; with the defaults 1387 KB in
 * 124, and with the federated shell's groups for the kit 1419 KB in 113. On every page, this setting gives the
 * smallest size or at most 3 KB more, and never more files.
 */
const splitChunks = { chunks: 'async', minSize: 40_000, cacheGroups: partGroups };

async function buildInto(output, webpack) {
  const config = baseConfig({
    name: 'shell',
    folder: folderOf('shell'),
    version,
    buildId: 'onebundle',
    outputPath: output,
    mode: 'production',
  });
  const replace = new webpack.NormalModuleReplacementPlugin(/\/exposed-module\.ts$/, bundledModule);
  const compiler = webpack({
    ...config,
    entry: { main: './src/main.ts' },
    optimization: { ...config.optimization, splitChunks },
    cache: false,
    plugins: [...config.plugins, replace, new PartsPlugin(), new RecordPlugin(describe)],
  });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}

/** Builds the sources as one bundle, split by route, unless it exists. Returns the folder and the records. */
export async function buildOneBundle(webpack) {
  const folder = outputFolder();
  if (!existsSync(join(folder, 'record.json'))) await buildInto(folder, webpack);
  return { folder, records: [readJson(join(folder, 'record.json')), ...areaRecords()] };
}
