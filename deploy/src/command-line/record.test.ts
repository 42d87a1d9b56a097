import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@az/shared/build/integrity.mjs';
import * as v from 'valibot';
import { record as recordSchema } from '../versions/record-schema.ts';
import { recordBuild } from './record.ts';

const assets = (...sync: string[]) => ({ js: { sync, async: [] }, css: { sync: [], async: [] } });

/** A manifest as @module-federation/enhanced and Rspack write it. */
const manifest = {
  metaData: { globalName: 'recettes_a1', remoteEntry: { name: 'remoteEntry.js' } },
  shared: [{ name: 'react', singleton: true, requiredVersion: '^19.0.0', assets: assets('9.js') }],
  exposes: [{ path: './area', assets: assets('1.js') }],
};

const areaJson = {
  name: 'recettes',
  owner: { team: 'Cuisine', contact: 'cuisine@az-connect.test' },
  hostContract: '^2.0.0',
  routes: [{ path: '/recettes', group: 'general', title: 'Recettes' }],
  slots: [],
};

const shared = {
  react: { singleton: true, requiredVersion: '^19.0.0' },
  zustand: { requiredVersion: '^5.0.0' },
};

let root: string;
let folder: string;
let area: string;

const write = (file: string, content: string | object) =>
  writeFile(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));

const written = async () => JSON.parse(await readFile(join(folder, 'record.json'), 'utf8'));

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'az-record-'));
  folder = join(root, 'build');
  area = join(root, 'area.json');
  await mkdir(folder);
  await writeFile(area, JSON.stringify(areaJson));
  await writeFile(join(root, 'package.json'), JSON.stringify({ version: '1.2.0' }));
  await write('remoteEntry.js', 'var recettes_a1;(()=>{self.webpackChunkrecettes_a1=[]})()');
  await write('1.js', 'exposed');
  await write('9.js', 'a copy of React');
  await write('9.js.LICENSE.txt', 'MIT');
  await write('9.js.map', 'map of a copy');
  await write('1.js.map', 'map');
  await write('1.css.map', 'map of a style sheet');
  await write('1.png', 'picture');
});

afterEach(() => rm(root, { recursive: true }));

test('the record of a build with mf-manifest.json names its files without copies of shares', async () => {
  await write('mf-manifest.json', manifest);
  expect(await recordBuild({ folder, area })).toMatch(/^recettes 1\.2\.0\+a1: 4 files recorded/);
  const record = await written();
  expect(v.is(recordSchema, record)).toBe(true);
  expect(record).toMatchObject({
    version: '1.2.0+a1',
    folder: '1.2.0-a1',
    container: 'recettes_a1',
    federation: 'standard/1',
    shared: { react: '^19.0.0' },
    singletons: ['react'],
    first: { '/recettes': { assets: ['remoteEntry.js', '1.js'], shared: ['react'] } },
  });
  expect(record.assets).toEqual({
    '1.js': integrityOf('exposed'),
    'remoteEntry.js': expect.stringMatching(/^sha384-/),
  });
  expect(Object.keys(record.media)).toEqual(['1.png']);
  expect(record.maps).toEqual({ '1.js.map': integrityOf('map') });
  expect(record.sbom).toBe(integrityOf(await readFile(join(folder, 'sbom.cdx.json'))));
});

test('the record of an ES module has its own protocol, and no scripts that the page runs by itself', async () => {
  const remoteEntry = { name: 'remoteEntry.js', type: 'module' };
  const [exposed] = manifest.exposes;
  const style = { ...exposed?.assets, css: { sync: ['1.css'], async: [] } };
  await write('1.css', '@layer area{}');
  await write('mf-manifest.json', {
    ...manifest,
    metaData: { ...manifest.metaData, remoteEntry },
    exposes: [{ ...exposed, assets: style }],
  });
  await write('remoteEntry.js', 'export{get,init}');
  await recordBuild({ folder, area });
  const record = await written();
  expect(record).toMatchObject({
    federation: 'standard-module/1',
    first: { '/recettes': { assets: ['1.css'], shared: ['react'] } },
  });
  expect(Object.keys(record.assets)).toEqual(['1.css', '1.js', 'remoteEntry.js']);
});

test('the record of a build without mf-manifest.json has the shares of area.json', async () => {
  await writeFile(area, JSON.stringify({ ...areaJson, shared }));
  await recordBuild({ folder, area });
  expect(await written()).toMatchObject({
    container: 'recettes_a1',
    shared: { react: '^19.0.0', zustand: '^5.0.0' },
    singletons: ['react'],
    first: { '/recettes': { assets: ['remoteEntry.js'] } },
  });
});

test('the bill of materials names the installed packages with theirs; a build may have its own', async () => {
  await write('mf-manifest.json', manifest);
  const installed = (name: string, description: object) =>
    mkdir(join(root, 'node_modules', name), { recursive: true }).then(() =>
      writeFile(join(root, 'node_modules', name, 'package.json'), JSON.stringify(description)),
    );
  await writeFile(
    join(root, 'package.json'),
    JSON.stringify({ version: '1.2.0', dependencies: { one: '*', none: '*' } }),
  );
  await installed('one', { name: 'one', version: '1.0.0', license: 'MIT', dependencies: { two: '*' } });
  await installed('two', { name: 'two', version: '2.0.0', dependencies: { one: '*' } });
  await recordBuild({ folder, area });
  const { components } = JSON.parse(await readFile(join(folder, 'sbom.cdx.json'), 'utf8'));
  expect(components.map(({ purl }: { purl: string }) => purl)).toEqual([
    'pkg:npm/one@1.0.0',
    'pkg:npm/two@2.0.0',
  ]);
  await write('sbom.cdx.json', '{"its":"own"}');
  await recordBuild({ folder, area });
  expect((await written()).sbom).toBe(integrityOf('{"its":"own"}'));
});

test.each<[string, () => Promise<void>, RegExp]>([
  [
    'a container with the name of the area alone',
    async () => {
      await write('mf-manifest.json', {
        ...manifest,
        metaData: { ...manifest.metaData, globalName: 'recettes' },
      });
      await write('remoteEntry.js', 'var recettes;');
    },
    /The container is called recettes: name it recettes_<build id>/,
  ],
  [
    'chunks in a list that other versions have, too',
    async () => {
      await write('mf-manifest.json', manifest);
      await write('remoteEntry.js', 'var recettes_a1;self.webpackChunkrecettes=[]');
    },
    /webpackChunkrecettes: set output\.uniqueName to the container's name, recettes_a1/,
  ],
  [
    'an unknown manifest',
    () => write('mf-manifest.json', { exposes: [] }),
    /mf-manifest\.json cannot be read/,
  ],
  [
    'another exposed module',
    () => write('mf-manifest.json', { ...manifest, exposes: [] }),
    /The build exposes no \.\/area/,
  ],
  ['neither a manifest nor shares', async () => undefined, /area\.json must name the build's "shared"/],
  [
    'an ES module without a manifest',
    async () => {
      await writeFile(area, JSON.stringify({ ...areaJson, shared }));
      await write('remoteEntry.js', 'export{get,init}');
    },
    /An ES module needs mf-manifest\.json: set manifest: true/,
  ],
  [
    'a folder among the files',
    () => mkdir(join(folder, 'assets')).then(() => undefined),
    /assets is a folder/,
  ],
])('%s is refused, with what to do', async (_name, prepare, sentence) => {
  await prepare();
  await expect(recordBuild({ folder, area })).rejects.toThrow(sentence);
});
