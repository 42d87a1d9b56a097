import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser, findHeadlessShell } from '../browser.mjs';
import { pnpm, root } from '../install.mjs';
import { findNginx } from '../nginx.mjs';

/**
 * Outcome of a step. A retried test passed at a later attempt only; `cause` is the first line of its first failure.
 * @typedef {{ passed: number, failed: number, retried?: { test: string, cause: string }[] }} Outcome
 */

export const results = join(root, 'test-results');

/** The option for NODE_OPTIONS that loads a file first. Quoted, so that its path may contain any character. */
export const requireOption = (file) => `--require=${JSON.stringify(file)}`;

const nodeOptions = [
  process.env.NODE_OPTIONS,
  requireOption(join(import.meta.dirname, '../compile-wasm-once.cjs')),
]
  .join(' ')
  .trim();

const bin = (name, folder = '.') => join(root, folder, 'node_modules/.bin', name);

const exec = (program, parameters, options = {}) =>
  spawnSync(program, parameters, { cwd: root, stdio: 'inherit', ...options });

/**
 * Runs a program that writes a report into a file; `parametersFor` gets the path of this file.
 * @returns {{ status: number | null, report: any }} `report` is null if the program ended before it wrote one
 */
function execWithReport(name, program, parametersFor, options) {
  const file = join(results, name);
  rmSync(file, { force: true });
  const { status } = exec(program, parametersFor(file), options);
  return { status, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null };
}

const asOne = (program, ...parameters) => {
  const { status } = exec(program, parameters);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

const causeOf = (message = '') => stripVTControlCharacters(message).trim().split('\n')[0];

/** @returns {Outcome} */
export const types = () => asOne(bin('tsc'), '-b');

/** @returns {Outcome} */
export const lint = () => asOne(bin('biome'), 'check', '.', '--error-on-warnings');

/** Checks that no package of the lock file is younger than `minimumReleaseAge`. @returns {Outcome} */
export const packageAges = () =>
  asOne('npx', '--yes', pnpm, 'install', '--frozen-lockfile', '--lockfile-only', '--loglevel=error');

/** @returns {Outcome} of Node's own test runner */
export function nodeTest(...files) {
  const { stdout, status } = exec(
    process.execPath,
    ['--test', '--test-concurrency=2', '--test-reporter=tap', ...files],
    { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' },
  );
  const figure = (word) => Number(new RegExp(`^# ${word} (\\d+)`, 'm').exec(stdout)?.[1] ?? 0);
  if (status !== 0) console.log(stdout);
  return { passed: figure('pass'), failed: figure('fail') || (status === 0 ? 0 : 1) };
}

/** @returns {Outcome} from a report of jest or vitest, which have the same format */
function outcomeOf({ status, report }, retryOf) {
  if (!report) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = report;
  const retried = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((one) => one.status === 'passed' && retryOf(one) !== null)
      .map((one) => ({
        test: `${relative(root, name)}: ${one.fullName.trim()}`,
        cause: causeOf(retryOf(one)),
      })),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests || (status === 0 ? 0 : Math.max(1, numFailedTestSuites)),
    retried,
  };
}

/** @returns {Outcome} */
export function jest(parameters, env = {}) {
  // When nginx is missing, the tests that need it report that.
  findNginx();
  const ended = execWithReport(
    'jest.json',
    bin('jest'),
    // Three workers on two cores: the third one runs while another one waits.
    (file) => [
      ...['-c', 'jest.config.mjs', '--json', `--outputFile=${file}`],
      ...['--maxWorkers=3', '--silent=false', ...parameters],
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: nodeOptions, CI: '1', ...env },
    },
  );
  return outcomeOf(ended, ({ invocations, retryReasons }) =>
    invocations > 1 ? (retryReasons?.[0] ?? '') : null,
  );
}

/** @returns {Outcome} of the tests that jest cannot run (`vitest.config.mjs`) */
export function vitest(parameters = []) {
  const ended = execWithReport(
    'vitest.json',
    bin('vitest'),
    // By default vitest would use only one of two cores.
    (file) => [
      ...['run', '--maxWorkers=2', '--reporter=default', '--reporter=json', `--outputFile=${file}`],
      ...parameters,
    ],
    { env: { ...process.env, CI: '1' } },
  );
  return outcomeOf(ended, ({ failureMessages }) => failureMessages[0] ?? null);
}

/** Runs a measurement; it passes if it runs to its end. @returns {Outcome} */
export const bench = (...parameters) => asOne(process.execPath, 'deploy/bin/bench.mjs', ...parameters);

/** @returns {Promise<Outcome>} */
export async function browser(parameters = [], env = {}) {
  const headlessShell = findHeadlessShell();
  const executable = await findBrowser();
  if (!executable) return { passed: 0, failed: 1 };
  const { status, report } = execWithReport(
    'e2e.json',
    bin('playwright', 'e2e'),
    () => ['test', ...parameters],
    {
      cwd: join(root, 'e2e'),
      env: {
        ...process.env,
        NODE_OPTIONS: nodeOptions,
        AZ_BROWSER: executable,
        ...(headlessShell && { AZ_HEADLESS_SHELL: headlessShell }),
        CI: '1',
        ...env,
      },
    },
  );
  if (!report) return { passed: 0, failed: 1 };
  const { stats, suites } = report;
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
  const retried = suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests
      .filter((one) => one.status === 'flaky')
      .map((one) => ({
        test: `e2e/src/${file}: ${title}`,
        cause: causeOf(one.results[0]?.error?.message),
      })),
  );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected || (status === 0 ? 0 : 1),
    retried,
  };
}
