import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

export const pnpm = 'pnpm@12.21.0';

/** Runs a program in the repository and ends this process with its code when it fails. */
export function run(program, parameters, options = {}) {
  const { status, error } = spawnSync(program, parameters, { cwd: root, stdio: 'inherit', ...options });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

/** Refuses an older Node with one sentence. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 20)) return;
  console.error(`AZ Connect needs Node 20.20 or later; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the dependencies of the lock file, unless that is done already. */
export function installOnce() {
  checkNode();
  const stamp = join(root, 'node_modules/.az-installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing dependencies …');
  run('npx', ['--yes', pnpm, 'install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=error'], {
    env: { ...process.env, npm_config_loglevel: 'error' },
    shell: process.platform === 'win32',
  });
  writeFileSync(stamp, wanted);
}

/** Compiles what runs in Node: shared contracts, backend and origin. */
export function compileServers() {
  run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', 'deploy']);
}
