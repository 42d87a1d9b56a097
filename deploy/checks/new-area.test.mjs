import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { billName } from '../../shared/build/file-kinds.mjs';
import { integrityOf } from '../../shared/build/integrity.mjs';
import { newArea } from '../new-area/new-area.mjs';
import { blockerWarning } from '../new-area/request.mjs';
import { checkImports } from './import-rules.mjs';

const root = resolve(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'az-new-area-'));
const name = 'mon-quartier2';
const folder = `mfe-${name}`;

const linked = (path) => symlinkSync(join(root, path), join(copy, path));
const read = (file) => readFileSync(join(copy, file), 'utf8');
const node = (file, ...parameters) =>
  execFileSync(process.execPath, [file, ...parameters], { cwd: copy, encoding: 'utf8', stdio: 'pipe' });

/** Copies what the checks and the build of a new area need, and links the installed packages. */
before(() => {
  for (const file of [
    'package.json',
    'tsconfig.json',
    'tsconfig.base.json',
    'pnpm-lock.yaml',
    'biome.json',
    '.gitignore',
    '.browserslistrc',
  ])
    cpSync(join(root, file), join(copy, file));
  for (const part of ['src', 'build', 'dist', 'package.json', 'tsconfig.json'])
    cpSync(join(root, 'shared', part), join(copy, 'shared', part), {
      recursive: true,
      preserveTimestamps: true,
    });
  for (const area of readdirSync(root).filter((one) => one.startsWith('mfe-')))
    cpSync(join(root, area, 'area.json'), join(copy, area, 'area.json'));
  cpSync(join(root, 'shell/src/routes'), join(copy, 'shell/src/routes'), { recursive: true });
  cpSync(join(root, 'mfe-content/src'), join(copy, 'mfe-content/src'), { recursive: true });
  cpSync(join(root, 'mfe-content/package.json'), join(copy, 'mfe-content/package.json'));
  for (const path of ['node_modules', 'shared/node_modules', 'mfe-content/node_modules']) linked(path);
});
after(() => rmSync(copy, { recursive: true, force: true }));

const versionOfContent = () =>
  node(
    '--input-type=module',
    '-e',
    "import('./shared/build/workspace.mjs').then(({ versionOf }) => console.log(versionOf('content')))",
  );

test('a new area is checked, built and tested as generated, and is no new version of another', async () => {
  const before = versionOfContent();
  const { files } = newArea(copy, name, { title: "L'entraide", owner: 'quartiers', group: 'public' });
  assert.ok(files.includes(`${folder}/src/pages/MonQuartier2Page.tsx`));
  assert.equal(versionOfContent(), before);
  mkdirSync(join(copy, folder, 'node_modules/@az'), { recursive: true });
  symlinkSync(join(copy, 'shared'), join(copy, folder, 'node_modules/@az/shared'));
  symlinkSync(join(root, 'mfe-content/node_modules/react'), join(copy, folder, 'node_modules/react'));

  node(join(root, 'node_modules/typescript/bin/tsc'), '-b', folder);
  node(
    join(root, 'node_modules/@biomejs/biome/bin/biome'),
    'check',
    '--error-on-warnings',
    folder,
    'tsconfig.json',
  );
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  node(jest, '-c', join(folder, 'jest.config.mjs'), '--ci', '--silent');
  const { modules, violations } = await checkImports(copy, [`${folder}/src`]);
  assert.deepEqual(violations, []);
  assert.ok(modules.length > 8, modules.join());
  const built = node('shared/build/build-one.mjs', name).trim();
  const record = JSON.parse(readFileSync(join(built, 'record.json'), 'utf8'));
  assert.deepEqual(record.routes, [{ path: `/${name}`, group: 'public', title: "L'entraide" }]);
  assert.deepEqual(record.owner, { team: 'quartiers', contact: `equipe-${name}@az-connect.test` });
  const listed = [record.assets, record.media, record.maps].flatMap(Object.keys).concat(billName);
  assert.ok(Object.hasOwn(record.maps, 'remoteEntry.js.map'));
  assert.deepEqual(readdirSync(built).sort(), [...listed, 'contents.json', 'record.json'].sort());
  assert.equal(integrityOf(readFileSync(join(built, billName))), record.sbom);
});

test('an impossible area is refused in one sentence, and nothing changes', () => {
  const [tsconfig, lock] = ['tsconfig.json', 'pnpm-lock.yaml'].map(read);
  for (const [asked, options, sentence] of [
    [undefined, {}, /^Which area\?/],
    ['Quartier', {}, /no name of an area/],
    ['mon--quartier', {}, /no name of an area/],
    ['3d', {}, /no name of an area/],
    ['a'.repeat(41), {}, /no name of an area/],
    ['shell', {}, /is the host/],
    ['mfe-quartier', {}, /Leave mfe- out/],
    ['content', {}, /exists already/],
    ['essai', { route: '/blogs' }, /is a route of mfe-content already/],
    ['essai', { route: '/auth/sign-in' }, /is a route of the shell already/],
    ['essai', { route: '/deploy/x' }, /answered by the origin itself/],
    ['essai', { route: '/essai/:id' }, /no route of a first page/],
    ['essai', { group: 'nowhere' }, /--group is one of/],
    ['essai', { contact: 'nobody' }, /--contact is an e-mail address/],
    ['essai', { title: '<b>' }, /--title is one line/],
    ['essai', { owner: 'a\nb' }, /--owner is one line/],
  ]) {
    assert.throws(() => newArea(copy, asked, options), { message: sentence });
  }
  assert.ok(!existsSync(join(copy, 'mfe-essai')));
  assert.deepEqual(['tsconfig.json', 'pnpm-lock.yaml'].map(read), [tsconfig, lock]);
});

test('an area whose addresses ad blockers refuse comes with a warning', () => {
  const areas = [
    ['ads', '/petites-annonces', 'ads'],
    ['pub', '/pub', 'pub'],
    ['annonces-promo', '/annonces', 'promo'],
    ['annonces', '/feed/stats', 'stats'],
  ];
  for (const [area, route, word] of areas)
    assert.match(blockerWarning({ name: area, route }), new RegExp(`contain the word ${word}:`));
  for (const area of ['recettes', 'publications', 'adsorption', 'publics', 'tracks'])
    assert.equal(blockerWarning({ name: area, route: `/${area}` }), null);
});

test('the command reports the mistake in one sentence and fails', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'deploy/bin/new-area.mjs'), 'shell'], {
    encoding: 'utf8',
  });
  assert.deepEqual([status, stderr], [1, 'shell is the host and no name of an area.\n']);
});

test('every area is in the references of tsconfig.json', () => {
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  const listed = references.map(({ path }) => path).filter((path) => path.startsWith('mfe-'));
  const areas = execFileSync('git', ['ls-files', 'mfe-*/area.json'], { cwd: root, encoding: 'utf8' });
  const folders = areas
    .trim()
    .split('\n')
    .map((file) => file.split('/')[0]);
  assert.deepEqual(
    folders.filter((area) => !listed.includes(area)),
    [],
  );
});
