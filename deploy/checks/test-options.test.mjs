import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { requireOption } from '../bin/tests/steps.mjs';

test('the tests load a file first from a folder of any name', () => {
  const parent = mkdtempSync(join(tmpdir(), 'az-option-'));
  const folder = join(parent, `odd é 100% d'essai "deux"`);
  mkdirSync(folder);
  const file = join(folder, 'first.cjs');
  writeFileSync(file, 'globalThis.isLoaded = true;');
  const { stdout, stderr } = spawnSync(process.execPath, ['--print', 'globalThis.isLoaded'], {
    env: { ...process.env, NODE_OPTIONS: requireOption(file) },
    encoding: 'utf8',
  });
  rmSync(parent, { recursive: true });
  assert.deepEqual({ stdout, stderr }, { stdout: 'true\n', stderr: '' });
});
