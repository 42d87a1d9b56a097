import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { foreignColours, leftOutRules } from '../../shared/build/left-out.mjs';
import leftOut from '../../shared/build/left-out-loader.cjs';
import { root } from '../../shared/build/workspace.mjs';

const fromShared = createRequire(join(root, 'shared/package.json'));
const router = createRequire(fromShared.resolve('react-router-dom')).resolve('react-router');

/** Folders with the scripts of the installed libraries. */
const folders = [
  join(dirname(router), '../production'),
  join(dirname(fromShared.resolve('react-dom/client')), 'cjs'),
  join(dirname(fromShared.resolve('@mantine/core')), '../esm/core/MantineProvider'),
];
const files = folders.flatMap((folder) =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((file) => /js$/.test(file)),
);

const apply = (options, source) => leftOut.call({ getOptions: () => options }, source);

for (const { test: pattern, use } of leftOutRules)
  test(`what builds leave out is in one file of the installed library: ${pattern}`, () => {
    const sources = files.filter((file) => pattern.test(file)).map((file) => readFileSync(file, 'utf8'));
    const changed = sources.filter((source) => apply(use.options, source) !== source);
    assert.equal(changed.length, 1, 'Its files have other names, or none of the functions: left-out.mjs');
    const [source] = changed;
    assert.equal(apply(use.options, source).split('\n').length, source.split('\n').length);
  });

test('the colours that builds leave out are those of Mantine that the theme does not have', async () => {
  const { colours } = await import('../../shared/dist/theme/colours.js');
  const { DEFAULT_THEME } = fromShared('@mantine/core');
  const foreign = Object.keys(DEFAULT_THEME.colors).filter((name) => !(name in colours));
  assert.deepEqual(foreignColours.toSorted(), foreign.toSorted());
});

test('a library that has only some of the functions fails the build', () => {
  const options = { functions: { one: '', other: 'return false;' }, constants: [[/\bflag\b/g, 'false']] };
  const one = 'function one(value) {\n  return value;\n}\n';
  const other = 'function other() {\n  return flag;\n}\n';
  assert.equal(apply(options, 'const unrelated = 1;\n'), 'const unrelated = 1;\n');
  assert.equal(
    apply(options, `${one}${other}if (flag) one();\n`),
    'function one() {  \n\n}\nfunction other() { return false; \n\n}\nif (false) one();\n',
  );
  assert.throws(() => apply(options, one), /just one other,/);
  assert.throws(() => apply(options, one + other + other), /just one other/);
  assert.throws(() => apply(options, one + other.replace('flag', '1')), /just one .*flag/);
});
