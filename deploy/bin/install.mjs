import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
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

/** As `run`, but a signal that ends this process ends the program, too, with the processes that it has started. */
async function runUntilSignal(program, parameters, options) {
  const child = spawn(program, parameters, { cwd: root, stdio: 'inherit', ...options });
  const end = () => {
    process.kill(-child.pid);
    process.exit(1);
  };
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'];
  for (const signal of signals) process.once(signal, end);
  const [status] = await once(child, 'exit').catch(({ message }) => [message]);
  for (const signal of signals) process.off(signal, end);
  if (typeof status === 'string') console.error(status);
  if (status !== 0) process.exit(1);
}

/** Interval of the looks at npm's shell, in milliseconds. */
const lookMs = 200;

/** In a script that npm runs: sends SIGTERM when npm's shell has ended, for it passes on no signal that npm gets. */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, lookMs).unref();
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 20)) return;
  console.error(`AZ Connect needs Node 20.20 or later; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Characters that have a meaning for webpack in a module's path: loaders, fragments and queries. */
const reserved = /[!#?]/;

/** What is wrong with the path of a folder in which webpack cannot build, as a sentence; null for other folders. */
export function folderMistake(folder) {
  const [sign] = reserved.exec(folder) ?? [];
  return sign
    ? `The path of this checkout, ${folder}, contains ${sign}, which webpack reserves: move it to a folder without ! # ?, then start again.`
    : null;
}

function checkFolder() {
  const mistake = folderMistake(root);
  if (!mistake) return;
  console.error(mistake);
  process.exit(1);
}

/** Packages whose dependencies `npm start` needs; those of tests and checks are development dependencies. */
const product = [
  '@az/shell',
  // Areas are selected by package name, because pnpm would read brackets in the path of the checkout as a part of a
  // folder pattern.
  '@az/mfe-*',
  '@az/shared',
  '@az/build',
  '@az/backend',
  '@az/deploy',
  '@az/console',
];

/**
 * For a frozen lock file. pnpm would ask the registry for the age of each of its packages, which takes longer than all
 * the rest; `minimumReleaseAge` holds when the lock file is made, and `npm run test:all -- deploy` checks it again.
 */
const ignoreAges = '--config.minimumReleaseAge=0';

const stamp = join(root, 'node_modules/.az-installed');

async function install(what, parameters) {
  checkNode();
  checkFolder();
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (installed === `${lock} everything` || installed === `${lock} ${what}`) return;
  console.log('Installing dependencies …');
  const how = ['--frozen-lockfile', ignoreAges, '--reporter=append-only', '--loglevel=error'];
  const isWindows = process.platform === 'win32';
  await runUntilSignal('npx', ['--yes', pnpm, 'install', ...how, ...parameters], {
    env: { ...process.env, npm_config_loglevel: 'error' },
    // A group of its own, which one signal reaches. Windows has none; there Ctrl+C reaches all processes.
    ...{ shell: isWindows, detached: !isWindows },
  });
  writeFileSync(stamp, `${lock} ${what}`);
}

/** Installs all dependencies of the lock file, unless that is done already. */
export const installOnce = () => install('everything', []);

/** Installs only what builds and runs the product: no tests, checks, examples or measurements. */
export const installProduct = () =>
  install('product', ['--prod', ...product.flatMap((name) => ['--filter', name])]);

/** Compiles the code that runs in Node: shared contracts, backend and origin. */
export async function compileServers() {
  const { transpileServers } = await import('../../shared/build/transpile.mjs');
  transpileServers();
}
