import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser, findHeadlessShell } from '../browser.mjs';
import { pnpm, root } from '../install.mjs';
import { findNginx } from '../nginx.mjs';

/**
 * Outcome of a step. A retried test passed at a later attempt only; `cause` is the first line of its first failure.
 * `unchanged`: what was not run because its result is known, as words. `files`: seconds of each test file.
 * @typedef {{ passed: number, failed: number, retried?: { test: string, cause: string }[], unchanged?: string,
 *   files?: Record<string, number> }} Outcome
 */

/** Known results for a step that runs every test. */
const nothingKnown = { files: [], browserTests: [], keep: () => {} };

const count = (list, one) =>
  list.length > 0 ? `${list.length} ${one}${list.length > 1 ? 's' : ''} unchanged since green` : undefined;

export const results = join(root, 'test-results');

/** The option for NODE_OPTIONS that loads a file first. Quoted, so that its path may contain any character. */
export const requireOption = (file) => `--require=${JSON.stringify(file)}`;

const optionsWith = (...scripts) =>
  [process.env.NODE_OPTIONS, ...scripts.map((name) => requireOption(join(import.meta.dirname, '..', name)))]
    .join(' ')
    .trim();

const nodeOptions = optionsWith('compile-wasm-once.cjs');
const jestOptions = optionsWith('compile-wasm-once.cjs', 'compile-modules-once.cjs');

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

/** One checker for each project, because each further one derives the types of libraries again. @returns {Outcome} */
export const types = () => asOne(bin('tsc'), '-b', '--checkers', '1');

/** @returns {Outcome} */
export const lint = () => asOne(bin('biome'), 'check', '.', '--error-on-warnings');

/** Checks that no package of the lock file is younger than `minimumReleaseAge`. @returns {Outcome} */
export const packageAges = () =>
  asOne('npx', '--yes', pnpm, 'install', '--frozen-lockfile', '--lockfile-only', '--loglevel=error');

/** @returns {Outcome} of the test runner of Node, of this one or another */
export function nodeTest(files, node = process.execPath) {
  const { stdout, status } = exec(node, ['--test', '--test-concurrency=2', '--test-reporter=tap', ...files], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
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
    files: Object.fromEntries(
      testResults.map(({ name, startTime, endTime }) => [relative(root, name), (endTime - startTime) / 1000]),
    ),
  };
}

/** Keeps the result of each test file of a report of jest or vitest. */
function keepFiles(green, report, retryOf) {
  green.keep(
    (report?.testResults ?? []).map(({ name, status, assertionResults }) => ({
      key: relative(root, name),
      passed:
        status === 'passed' &&
        assertionResults.every((one) => one.status === 'passed' && retryOf(one) === null),
    })),
  );
}

const isForVitest = (file) => file.endsWith('.db.test.ts');

const retryOfJest = ({ invocations, retryReasons }) => (invocations > 1 ? (retryReasons?.[0] ?? '') : null);
const retryOfVitest = ({ failureMessages }) => failureMessages[0] ?? null;

/** @returns {Outcome} */
export function jest(parameters, env = {}, green = nothingKnown) {
  const known = green.files.filter((file) => !isForVitest(file));
  const knownFile = join(results, 'known-files.json');
  writeFileSync(knownFile, JSON.stringify(known));
  // When nginx is missing, the tests that need it report that.
  findNginx();
  const ended = execWithReport(
    'jest.json',
    bin('jest'),
    // Three workers on two cores: the third one runs while another one waits.
    (file) => [
      ...['-c', 'jest.config.mjs', '--json', `--outputFile=${file}`],
      ...['--maxWorkers=3', '--silent=false', ...parameters],
      ...(known.length > 0 ? ['--passWithNoTests'] : []),
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: jestOptions, CI: '1', AZ_KNOWN_FILES: knownFile, ...env },
    },
  );
  keepFiles(green, ended.report, retryOfJest);
  return { ...outcomeOf(ended, retryOfJest), unchanged: count(known, 'file') };
}

/** @returns {Outcome} of the tests that jest cannot run (`vitest.config.mjs`) */
export function vitest(parameters = [], green = nothingKnown) {
  const known = green.files.filter(isForVitest);
  const ended = execWithReport(
    'vitest.json',
    bin('vitest'),
    // By default vitest would use only one of two cores.
    (file) => [
      ...['run', '--maxWorkers=2', '--reporter=default', '--reporter=json', `--outputFile=${file}`],
      ...parameters,
      ...known.map((file) => `--exclude=${file}`),
      ...(known.length > 0 ? ['--passWithNoTests'] : []),
    ],
    { env: { ...process.env, CI: '1' } },
  );
  keepFiles(green, ended.report, retryOfVitest);
  return { ...outcomeOf(ended, retryOfVitest), unchanged: count(known, 'file') };
}

/** Runs a measurement; it passes if it runs to its end. @returns {Outcome} */
export const bench = (...parameters) => asOne(process.execPath, 'deploy/bin/bench.mjs', ...parameters);

/** All tests of a report of Playwright, each with its file and its titles from the outermost on. */
function testsOf({ suites }) {
  const below = ({ specs = [], suites = [] }, titles) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map((one) => ({ ...one, file, titles: [...titles, title] })),
    ),
    ...suites.flatMap((suite) => below(suite, [...titles, suite.title])),
  ];
  // The outermost suite is the file itself.
  return suites.flatMap((suite) => below(suite, []));
}

function secondsByFile(tests) {
  const seconds = {};
  for (const { file, results } of tests)
    for (const { duration } of results)
      seconds[`e2e/src/${file}`] = (seconds[`e2e/src/${file}`] ?? 0) + duration / 1000;
  return seconds;
}

/** Areas whose files a browser test has loaded (`harness/test.ts`); null if the test says nothing about them. */
const areasOf = ({ annotations }) =>
  annotations
    .find(({ type }) => type === 'areas')
    ?.description.split(' ')
    .filter(Boolean) ?? null;

/** @returns {Promise<Outcome>} */
export async function browser(parameters = [], env = {}, green = nothingKnown) {
  const known = green.browserTests;
  const knownFile = join(results, 'known-tests.txt');
  // Playwright names files from the folder of the tests.
  writeFileSync(knownFile, known.map((key) => key.replace('e2e/src/', '')).join('\n'));
  const skipped = known.length > 0 ? [`--test-list-invert=${knownFile}`, '--pass-with-no-tests'] : [];
  const headlessShell = findHeadlessShell();
  const executable = await findBrowser();
  if (!executable) return { passed: 0, failed: 1 };
  const { status, report } = execWithReport(
    'e2e.json',
    bin('playwright', 'e2e'),
    () => ['test', ...parameters, ...skipped],
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
  const { stats } = report;
  const tests = testsOf(report);
  green.keep(
    tests.map((one) => ({
      key: [`e2e/src/${one.file}`, ...one.titles].join(' › '),
      passed: one.status === 'expected',
      areas: areasOf(one),
    })),
  );
  const retried = tests
    .filter(({ status }) => status === 'flaky')
    .map(({ file, titles, results }) => ({
      test: `e2e/src/${file}: ${titles.at(-1)}`,
      cause: causeOf(results[0]?.error?.message),
    }));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected || (status === 0 ? 0 : 1),
    retried,
    unchanged: count(known, 'test'),
    files: secondsByFile(tests),
  };
}
