import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readArea } from '../../shared/build/area-json.mjs';
import { readImportTable } from '../../shared/build/import-table.mjs';
import { filesOfChunk, firstLoads, RecordPlugin } from '../../shared/build/record-plugin.mjs';
import { baseConfig } from '../../shared/build/webpack-base.mjs';
import { pageRecord } from '../../shared/build/webpack-shell.mjs';
import { folderOf, publishables, readJson, root } from '../../shared/build/workspace.mjs';

const version = '0.0.0-onebundle';
const output = join(root, '.cache/one-bundle');
const linked = readImportTable(join(root, 'bench/one-bundle/bundled-module.ts'));
const areas = publishables.filter((name) => name in linked);

/**
 * The record of the bundle in the shell's form. What a page of an area needs stands under a share key of its own, so
 * that the origin composes pages for it by the one way it has.
 */
function describe(compilation) {
  const shell = folderOf('shell');
  const provides = {};
  for (const name of areas) {
    const loads = firstLoads(compilation, join(folderOf(name), 'src/routes.tsx'));
    const module = firstLoads(compilation, join(root, 'bench/one-bundle/bundled-module.ts'))[name].assets;
    for (const [path, { assets }] of Object.entries(loads))
      provides[path] = { version: '1.0.0', files: [...module, ...assets] };
  }
  return {
    area: 'shell',
    version: version.replace('-', '+'),
    folder: version,
    entry: 'main.js',
    federation: 'none',
    provides,
    main: filesOfChunk(compilation, 'main'),
    layouts: firstLoads(compilation, join(shell, 'src/routes/layouts.ts')),
    pages: firstLoads(compilation, join(shell, 'src/routes/pages.ts')),
    page: pageRecord(),
  };
}

/** An area's record with routes only: its code stands in the bundle. */
function areaRecord(name) {
  const area = readArea(name);
  return {
    area: name,
    version: version.replace('-', '+'),
    folder: version,
    entry: 'remoteEntry.js',
    container: name,
    expose: './area',
    federation: 'none',
    hostContract: area.hostContract,
    owner: area.owner,
    routes: area.routes,
    slots: area.slots,
    shared: {},
    first: Object.fromEntries(area.routes.map(({ path }) => [path, { assets: [], shared: [path] }])),
    assets: { 'remoteEntry.js': 'sha384-' },
  };
}

/**
 * Builds the same sources as one bundle with route splitting. Gives its folder and the records to publish. No
 * federation, no second code path: the one module that links areas to the page is replaced.
 */
export async function buildOneBundle(webpack) {
  rmSync(output, { recursive: true, force: true });
  const config = baseConfig({
    name: 'shell',
    folder: folderOf('shell'),
    version,
    buildId: 'onebundle',
    outputPath: output,
    mode: 'production',
  });
  const replace = new webpack.NormalModuleReplacementPlugin(
    /\/exposed-module\.ts$/,
    join(root, 'bench/one-bundle/bundled-module.ts'),
  );
  const compiler = webpack({
    ...config,
    entry: { main: './src/main.ts' },
    cache: false,
    plugins: [...config.plugins, replace, new RecordPlugin(describe)],
  });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
  return { folder: output, records: [readJson(join(output, 'record.json')), ...areas.map(areaRecord)] };
}
