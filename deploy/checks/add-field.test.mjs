import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, test } from 'node:test';

const root = resolve(import.meta.dirname, '../..');
const patches = { 'Add a field': 'add-field.patch', 'Add a notification': 'add-notification.patch' };
const copy = mkdtempSync(join(tmpdir(), 'az-add-field-'));
after(() => rmSync(copy, { recursive: true, force: true }));

const packages = ['shared', 'backend', 'mfe-settings'];

/** Copies packages with compiler output, so that only the patch is compiled. The copies import the copy of `shared`. */
function copyPackages() {
  for (const file of ['package.json', 'tsconfig.base.json']) cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const name of packages) {
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      preserveTimestamps: true,
      filter: (file) => !['node_modules', 'build'].includes(file.slice(join(root, name).length + 1)),
    });
    const modules = join(copy, name, 'node_modules');
    mkdirSync(join(modules, '@az'), { recursive: true });
    for (const one of readdirSync(join(root, name, 'node_modules')))
      if (one !== '@az') symlinkSync(join(root, name, 'node_modules', one), join(modules, one));
    if (name !== 'shared') symlinkSync(join(copy, 'shared'), join(modules, '@az/shared'));
  }
}

/** Paths in the first table below a heading of CONTRIBUTING.md. */
function filesOfTable(heading) {
  const [, text] = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').split(`### ${heading}\n`);
  const rows = text.split('\n|---')[1].split('\n\n')[0].split('\n').slice(1);
  return rows.flatMap((row) => [...row.split('|')[1].matchAll(/`([^`]+)`/g)].map(([, file]) => file));
}

test('tables of the guide name the files of their examples, which compile', () => {
  copyPackages();
  // If this fails, the patched lines have changed since the patch was written: make the change again, and
  // write the output of `git diff -U1` into the patch.
  for (const [heading, name] of Object.entries(patches)) {
    const patch = join(import.meta.dirname, name);
    const changed = [...readFileSync(patch, 'utf8').matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, file]) => file);
    assert.deepEqual(filesOfTable(heading).toSorted(), changed.toSorted());
    execFileSync('git', ['apply', patch], { cwd: copy, stdio: 'pipe' });
  }
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-b', 'backend', 'mfe-settings'], {
    cwd: copy,
    encoding: 'utf8',
  });
  assert.equal(stdout, '');
  assert.equal(status, 0);
});
