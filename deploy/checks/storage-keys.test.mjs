import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { areaFolders } from '../../shared/build/workspace.mjs';

const root = resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const sources = listed
  .split('\n')
  .filter((file) => /^(shell|shared|backend|deploy|mfe-[^/]+)\/src\/.*\.tsx?$/.test(file))
  .filter((file) => existsSync(join(root, file)) && !/\.test\.|\/testing\//.test(file))
  .map((file) => ({ file, text: read(file) }));

/** The keys that each area declares. The shell declares the keys of all folders that are not areas. */
const declared = {
  'shell/storage.json': JSON.parse(read('shell/storage.json')),
  ...Object.fromEntries(
    areaFolders.map((folder) => [
      `${folder}/area.json`,
      JSON.parse(read(`${folder}/area.json`)).storage ?? [],
    ]),
  ),
};

const declarationOf = (file) =>
  file.startsWith('mfe-') ? `${file.split('/')[0]}/area.json` : 'shell/storage.json';

/** Whether a declared key has this name; `‹…›` stands for any letters. */
const isNamed = ({ key }, name) =>
  new RegExp(`^${key.split(':')[0].replaceAll(/‹[^›]+›/g, '[a-z]+')}$`).test(name);

/** Sources that store something in a browser: in its storage, or as a cookie. */
const writers = sources.filter(({ text }) =>
  /localStorage|sessionStorage|document\.cookie|set-cookie|\b(?:member|device)Key\b|\b(?:read|write)Text\b/i.test(
    text,
  ),
);

/** The keys in a source: `az-what` for `'az-what'`, `'az-what:'` and `` `az-what:${memberId}` ``. */
const keysIn = (text) =>
  [...text.replaceAll(/getElementById\('[^']*'\)/g, '').matchAll(/['"`](az-[a-z-]*[a-z])(?=['"`:=])/g)].map(
    ([, key]) => key,
  );

/** Names that look like keys but are ids of elements. */
const notStored = new Set([
  'az-config',
  'az-first',
  'az-discovery',
  'az-early',
  'az-drafts',
  'az-retry',
  'az-status',
]);

/** Keys in a source that its area, or the shell, does not declare. */
const missingIn = ({ file, text }, keys = declared[declarationOf(file)]) =>
  keysIn(text)
    .filter((name) => !notStored.has(name) && !keys.some((key) => isNamed(key, name)))
    .map((name) => `${name} (${file})`);

test('the shell declares the keys of the specification, and each key is declared once', () => {
  const names = Object.values(declared).flatMap((keys) => keys.map(({ key }) => key));
  for (const key of ['authKey', 'userData', 'SOCIAL_REACTJS_THEME_KEY']) assert.ok(names.includes(key), key);
  assert.equal(new Set(names).size, names.length);
});

test('every key that a source stores is declared: in the area.json of its area, or in shell/storage.json', () => {
  assert.ok(writers.length > 20, `only ${writers.length} sources were found`);
  assert.deepEqual(
    writers.flatMap((source) => missingIn(source)),
    [],
  );
});

test('every declared key is stored by a source', () => {
  for (const [declaration, keys] of Object.entries(declared))
    for (const { key } of keys) {
      const name = key.split(/[:‹]/)[0];
      const owns = ({ file, text }) => declarationOf(file) === declaration && text.includes(name);
      assert.ok(sources.some(owns), `${key} of ${declaration}`);
    }
});

test('a key missing from its area.json is found, also one that another area declares', () => {
  const text = "const keyOf = memberKey('az-feed-posts', parse);";
  assert.deepEqual(missingIn({ file: 'mfe-feed/src/data/posts.ts', text }), []);
  assert.deepEqual(missingIn({ file: 'mfe-profile/src/data/posts.ts', text }), [
    'az-feed-posts (mfe-profile/src/data/posts.ts)',
  ]);
});

test('only @az/shared/storage uses the storage of the browser', () => {
  const allowed = [
    'shared/src/storage/device-storage.ts',
    // This file must distinguish a blocked storage from an empty one.
    'shared/src/session/stored-user.ts',
    // Inline scripts, which import nothing.
    'shared/src/theme/pre-paint.ts',
    'shell/src/page/offline-page.ts',
  ];
  const found = sources
    .filter(({ text }) => /\b(?:local|session)Storage\b/.test(text))
    .map(({ file }) => file);
  assert.deepEqual(found.sort(), allowed.sort());
});
