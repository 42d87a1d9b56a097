import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveBuildFolder } from './serve-build-folder.ts';

const areaJson = {
  name: 'recettes',
  owner: { team: 'Cuisine', contact: 'cuisine@az-connect.test' },
  hostContract: '^2.0.0',
  routes: [{ path: '/recettes', group: 'general', title: 'Recettes' }],
  slots: [],
};

const manifestWith = (style: string) => {
  const assets = { js: { sync: ['1.js'], async: [] }, css: { sync: [style], async: [] } };
  return JSON.stringify({
    metaData: { globalName: 'recettes_local', remoteEntry: { name: 'remoteEntry.js', type: 'module' } },
    shared: [],
    exposes: [{ path: './area', assets }],
  });
};

let root: string;
let served: Awaited<ReturnType<typeof serveBuildFolder>>;
const said: string[] = [];

const inBuild = (file: string) => join(root, 'build', file);
const options = () => ({ folder: join(root, 'build'), area: join(root, 'area.json') });

const get = (file: string) => fetch(`http://127.0.0.1:${served.port}${served.path}/${file}`);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'az-build-'));
  await mkdir(join(root, 'build'));
  await writeFile(join(root, 'area.json'), JSON.stringify(areaJson));
  await writeFile(join(root, 'package.json'), JSON.stringify({ version: '1.2.0' }));
  await writeFile(inBuild('mf-manifest.json'), manifestWith('old.css'));
  await writeFile(inBuild('remoteEntry.js'), 'export {}');
  served = await serveBuildFolder(options(), (line) => said.push(line));
});

afterEach(async () => {
  said.length = 0;
  await served.stop();
  await rm(root, { recursive: true });
});

test('the record has no integrity, and names the files of the present build', async () => {
  expect(await served.record()).toMatchObject({
    ...{ area: 'recettes', version: '1.2.0+development', folder: '0.0.0-development' },
    ...{ assets: {}, media: {}, first: { '/recettes': { assets: ['old.css'] } } },
  });
  await writeFile(inBuild('mf-manifest.json'), manifestWith('new.css'));
  expect(await served.record()).toMatchObject({ first: { '/recettes': { assets: ['new.css'] } } });
  expect(said).toEqual([]);
});

test('during a build the record is that of the last one, and the reason is said once', async () => {
  const before = await served.record();
  await rm(inBuild('mf-manifest.json'));
  expect([await served.record(), await served.record()]).toEqual([before, before]);
  expect(said).toEqual([expect.stringContaining('has no mf-manifest.json')]);
});

test('it serves the files of a version from the folder, as they are now, and nothing else', async () => {
  await writeFile(inBuild('remoteEntry.js'), 'export default 2');
  const entry = await get('remoteEntry.js');
  expect([entry.status, await entry.text()]).toEqual([200, 'export default 2']);
  expect(Object.fromEntries(entry.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-store',
  });
  await writeFile(inBuild('remoteEntry.js.map'), '{}');
  expect((await get('remoteEntry.js.map')).headers.get('content-type')).toBe('application/json');
  for (const other of ['1.js', 'mf-manifest.json', '..%2Farea.json', ''])
    expect((await get(other)).status).toBe(404);
});

test('a folder without a build is refused', async () => {
  await rm(join(root, 'build'), { recursive: true });
  await expect(serveBuildFolder(options(), () => undefined)).rejects.toThrow('cannot be read');
});
