import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');

/** A script that says when it runs and which signal it gets, and would run for ever. */
const script = `
  import { endWithNpm } from '${join(root, 'deploy/bin/install.mjs')}';
  endWithNpm();
  setInterval(() => {}, 1000);
  process.once('SIGTERM', () => { console.log('SIGTERM'); process.exit(); });
  console.log('runs');`;

test('a script of npm ends when the shell in which npm runs it is ended by a signal', async () => {
  // The second command keeps the shell from being replaced by the script.
  const shell = spawn('sh', ['-c', 'node --input-type=module -e "$SCRIPT"; :'], {
    env: { ...process.env, SCRIPT: script, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  shell.stdout.on('data', (text) => {
    output += text;
    if (output === 'runs\n') shell.kill('SIGTERM');
  });
  // The pipe closes when the script has ended, too.
  await once(shell, 'close');
  assert.equal(output, 'runs\nSIGTERM\n');
});
