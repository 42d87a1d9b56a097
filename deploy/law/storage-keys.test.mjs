import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';

const root = resolve(import.meta.dirname, '../..');
const list = 'mfe-content/src/data/legal/storage-keys.ts';
const read = (file) => readFileSync(join(root, file), 'utf8');

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const sources = listed
  .split('\n')
  .filter((file) => /^(shell|shared|backend|deploy|mfe-[^/]+)\/src\/.*\.tsx?$/.test(file))
  .filter((file) => existsSync(join(root, file)) && !/\.test\.|\/testing\//.test(file) && file !== list)
  .map((file) => ({ file, text: read(file) }));

/** Sources that store something in a browser: in its storage, or as a cookie. */
const writers = sources.filter(({ text }) =>
  /localStorage|sessionStorage|document\.cookie|with-?storage|write-?stored|set-cookie|useStoredValue|useAreaValue/i.test(
    text,
  ),
);

/** `az-what` of `'az-what'`, `'az-what:'` and `` `az-what:${memberId}` ``. */
const keysIn = (text) =>
  [...text.replaceAll(/getElementById\('[^']*'\)/g, '').matchAll(/['"`](az-[a-z-]*[a-z])(?=['"`:=])/g)].map(
    ([, key]) => key,
  );

/** Ids of elements, and a channel between tabs: nothing is stored. */
const notKept = new Set([
  'az-config',
  'az-discovery',
  'az-early',
  'az-drafts',
  'az-retry',
  'az-status',
  'az-session',
]);

const named = [...read(list).matchAll(/key: '([^':]+)/g)].map(([, key]) => key);

/** Keys passed to `useAreaValue` of the content area, with `‹marque›` for the variable part. */
const keptIn = (text) =>
  [...text.matchAll(/useAreaValue\((?:'([a-z-]+)'|`\$\{flag\}(-[a-z]+)`)/g)].map(
    ([, name, marks]) => `az-content-${name ?? `‹marque›${marks}`}`,
  );

test('the privacy page names the keys of the specification, and each key once', () => {
  for (const key of ['authKey', 'userData', 'SOCIAL_REACTJS_THEME_KEY']) assert.ok(named.includes(key), key);
  assert.equal(new Set(named).size, named.length);
});

test(`the privacy page names every key that a source stores in a browser (add it to ${list})`, () => {
  assert.ok(writers.length > 12, `only ${writers.length} sources were found`);
  const missing = writers.flatMap(({ file, text }) =>
    [...keysIn(text), ...keptIn(text)]
      .filter((key) => !notKept.has(key) && !named.includes(key))
      .map((key) => `${key} (${file})`),
  );
  assert.deepEqual(missing, []);
});
