import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { readArea } from '../../shared/build/area-json.mjs';
import { sharedPackage } from '../../shared/build/exports.mjs';
import { readImportTable } from '../../shared/build/import-table.mjs';
import { eagerKeys, shareKeys } from '../../shared/build/shares.mjs';
import { areaFolders } from '../../shared/build/workspace.mjs';

const root = resolve(import.meta.dirname, '../..');
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const sources = listed.split('\n').filter((file) => /\.(ts|tsx|mjs|cjs|css)$/.test(file));

const isTest = (file) => /\.(test|spec)\.|\/testing\/|^e2e\//.test(file);

const linesOf = (file) => readFileSync(join(root, file), 'utf8').split('\n').length - 1;

test('no source is longer than 300 lines, no test longer than 400', () => {
  assert.ok(sources.length > 250, `only ${sources.length} sources were found`);
  const long = sources.filter((file) => linesOf(file) > (/\.(test|spec)\./.test(file) ? 400 : 300));
  assert.deepEqual(long, []);
});

test('no markup is set as HTML without a sanitizer', () => {
  const found = sources.filter(
    (file) =>
      !isTest(file) &&
      !file.startsWith('deploy/checks/') &&
      /dangerouslySetInnerHTML|\.innerHTML\s*=/.test(readFileSync(join(root, file), 'utf8')),
  );
  assert.deepEqual(found, []);
});

test('sample data is read only by shared and by the data folders of areas', () => {
  const found = sources.filter(
    (file) =>
      !isTest(file) &&
      // `start.tsx` connects the sample server.
      !/^(shared|bench)\/|^mfe-[^/]+\/src\/data\/|^shell\/src\/start\.tsx$/.test(file) &&
      /@az\/shared\/sample/.test(readFileSync(join(root, file), 'utf8')),
  );
  assert.deepEqual(found, []);
});

test('a sentence takes the limit that it names from its constant', () => {
  const number = /\d ?(?:MB|Mo|caractères|fichiers|images|photos|secondes|minutes|heures|jours)\b/u;
  const isComment = (line) => /^\s*[*/]/.test(line);
  const linesWithoutEscapes = (file) =>
    readFileSync(join(root, file), 'utf8')
      .replace(/\\u(?:00a0|202f)/g, ' ')
      .split('\n');
  const found = sources.filter(
    (file) =>
      /^(shell|shared|mfe-[^/]+|backend)\/src\/.*\.tsx?$/.test(file) &&
      !isTest(file) &&
      // The seed holds what members of the sample network wrote.
      !file.startsWith('backend/src/seed/') &&
      linesWithoutEscapes(file).some((line) => !isComment(line) && number.test(line)),
  );
  assert.deepEqual(found, []);
});

test('the main script of the shell imports share keys that exist', () => {
  assert.ok(eagerKeys.length > 10);
  assert.deepEqual(
    eagerKeys.filter((key) => !Object.hasOwn(shareKeys, key)),
    [],
  );
});

test('shared/package.json exports what the folders give (node shared/build/exports.mjs)', () => {
  const { current, expected } = sharedPackage();
  assert.equal(current, expected);
});

for (const folder of areaFolders) {
  const keysIn = (file) => Object.keys(readImportTable(join(root, folder, file)));

  test(`${folder} has a page for each route and a component for each slot of its area.json, and no others`, () => {
    const { routes, slots } = readArea(folder.replace('mfe-', ''));
    assert.deepEqual(keysIn('src/routes.tsx').sort(), routes.map(({ path }) => path).sort());
    assert.deepEqual(
      keysIn('src/index.ts')
        .filter((key) => key.includes('.'))
        .sort(),
      slots.sort(),
    );
  });
}
