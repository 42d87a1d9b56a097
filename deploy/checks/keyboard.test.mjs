import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';

const root = resolve(import.meta.dirname, '../..');

test('only @az/shared/keyboard knows how browsers mark the keys of input methods', () => {
  const found = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /^(shell|shared|mfe-[^/]+)\/src\/.*(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => existsSync(join(root, file)))
    .filter((file) => /\.isComposing\b|\bkeyCode\b/.test(readFileSync(join(root, file), 'utf8')));
  assert.deepEqual(found, ['shared/src/keyboard/index.ts']);
});
