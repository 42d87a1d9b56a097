import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readJson, root } from '@az/shared/build/workspace.mjs';
import { build } from '../build/build.ts';
import { recordBuild } from '../command-line/record.ts';
import { ordersOf, release } from '../testing/release-orders.ts';
import type { AreaRecord, VersionRecord } from '../versions/record.ts';

const run = promisify(execFile);

/** Versions that teams have installed, the newest first. The guide names the first ones. */
const installed = [
  { '@module-federation/enhanced': '2.9.3', webpack: '5.113.0', react: '19.3.1' },
  { '@module-federation/enhanced': '2.9.2', webpack: '5.111.1', react: '19.3.1' },
  { '@module-federation/enhanced': '2.9.1', webpack: '5.111.1', react: '19.3.0' },
];

type Installed = (typeof installed)[number];

/** The version that this checkout has of another tool that the build needs. */
const installedVersion = (name: string): string =>
  (readJson(join(root, 'shared/build/node_modules', name, 'package.json')) as { version: string }).version;

const tools = ['@swc/core', 'css-loader', 'mini-css-extract-plugin', 'swc-loader'];
const example = join(root, 'examples/enhanced');
const folders: string[] = [];

/** Installs what a team has in an empty folder, which gets nothing of this checkout except the example's sources. */
async function install(versions: Installed): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'az-upgrade-'));
  folders.push(folder);
  await cp(join(root, 'examples/page/src'), join(folder, 'src/page'), { recursive: true });
  const dependencies = {
    ...versions,
    'react-dom': versions.react,
    ...Object.fromEntries(tools.map((name) => [name, installedVersion(name)])),
  };
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'recettes', version: '1.0.0', private: true, type: 'module', dependencies }),
  );
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder });
  return folder;
}

const compile = `import webpack from 'webpack';
const { default: config } = await import('./webpack.config.mjs');
webpack(config, (error, stats) => {
  if (error ?? stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
});`;

/** Builds the example under the name of an area, and returns its record. */
async function buildArea(folder: string, area: string): Promise<AreaRecord> {
  const named = (text: string) => text.replaceAll('exemple-enhanced', area).replace('exemple_enhanced', area);
  const write = async (file: string, change = named) =>
    writeFile(join(folder, file), change(await readFile(join(example, file), 'utf8')));
  await write('src/index.ts', (text) => named(text).replace('@az/example-page', './page/ExamplePage.tsx'));
  await write('webpack.config.mjs');
  await write('area.json');
  const env = { ...process.env, BUILD_ID: `b${folders.length}` };
  await run(process.execPath, ['--input-type=module', '--eval', compile], { cwd: folder, env });
  await recordBuild({ folder: join(folder, 'build'), area: join(folder, 'area.json') });
  return readJson(join(folder, 'build/record.json')) as AreaRecord;
}

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

/** Two shells: a copy whose record has the previous patch version of React, and the shell of this checkout. */
async function shells(): Promise<[VersionRecord, VersionRecord]> {
  const { record } = await build('shell');
  if (!('shares' in record)) throw new Error('not the record of a shell');
  const before = { ...record, version: '0.0.9+b0', folder: '0.0.9-b0' };
  return [{ ...before, shares: { ...record.shares, react: '19.3.0', 'react-dom': '19.3.0' } }, record];
}

test('shell and areas of teams replace React and the federation library one at a time, in any order and back', async () => {
  const [newest, middle, oldest] = installed as [Installed, Installed, Installed];
  const [shellBefore, shell] = await shells();
  const before = [
    await buildArea(await install(oldest), 'recettes'),
    await buildArea(await install(middle), 'jardins'),
  ];
  const next = await install(newest);
  const after = [await buildArea(next, 'recettes'), await buildArea(next, 'jardins')];
  for (const [live, versions] of [
    [
      [shellBefore, ...before],
      [shell, ...after],
    ],
    [
      [shell, ...after],
      [shellBefore, ...before],
    ],
  ] as const)
    for (const order of ordersOf([...versions])) expect(release([...live], order)).toEqual([]);
}, 600_000);

test('the guide names a pair of library and bundler that builds in an empty folder', async () => {
  const guide = (await readFile(join(root, 'CONTRIBUTING.md'), 'utf8')).replace(/\s+/g, ' ');
  const [pair] = installed as [Installed];
  expect(guide).toContain(
    `\`@module-federation/enhanced\` ${pair['@module-federation/enhanced']} builds with webpack ${pair.webpack}`,
  );
});
