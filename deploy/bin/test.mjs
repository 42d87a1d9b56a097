/**
 * All checks, the fastest first: types, lint, import law and guides, unit and backend tests, browser tests. Ends with
 * the names of tests that needed a later attempt, and one line of totals. Instead, with `--looks`: every screen in both
 * colour schemes at both widths, of which the browser tests cover each once; with `--faults`: every page in every
 * fault, of which the browser tests cover the first of each area; with `--fallback`: the browser tests on a server that
 * has the calls of the specification only, and those with which tests create and sign in members.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findBrowser, findHeadlessShell } from './browser.mjs';
import { installOnce, root } from './install.mjs';
import { findNginx } from './nginx.mjs';

const results = join(root, 'test-results');
const totals = { passed: 0, failed: 0 };
/** Tests that passed at a later attempt only; each is a race to be found. */
const retried = [];
/** Options of every Node process of the tests. */
const nodeOptions = [
  process.env.NODE_OPTIONS,
  `--require=${join(import.meta.dirname, 'compile-wasm-once.cjs')}`,
]
  .join(' ')
  .trim();

function exec(program, parameters, options = {}) {
  return spawnSync(program, parameters, { cwd: root, stdio: 'inherit', ...options });
}

function count(name, { passed, failed }, seconds) {
  totals.passed += passed;
  totals.failed += failed;
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)\n`,
  );
}

async function step(name, work) {
  console.log(`— ${name}`);
  const started = performance.now();
  const outcome = await work();
  count(name, outcome, (performance.now() - started) / 1000);
}

const asOne = ({ status }) => (status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

const bin = (name) => join(root, 'node_modules/.bin', name);

function law() {
  const { stdout, status } = exec(process.execPath, ['--test', '--test-reporter=tap', 'deploy/law/'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  const figure = (word) => Number(new RegExp(`^# ${word} (\\d+)`, 'm').exec(stdout)?.[1] ?? 0);
  if (status !== 0) console.log(stdout);
  return { passed: figure('pass'), failed: figure('fail') || (status === 0 ? 0 : 1) };
}

function jest() {
  // Its tests report it when there is none.
  findNginx();
  const file = join(results, 'jest.json');
  const { status } = exec(
    join(root, 'shared/node_modules/.bin/jest'),
    // A third worker uses the idle time of two on two cores.
    ['-c', 'jest.config.mjs', '--json', `--outputFile=${file}`, '--maxWorkers=3', '--silent=false'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: nodeOptions, CI: '1' },
    },
  );
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  for (const { name, assertionResults } of testResults)
    for (const { status, invocations, fullName } of assertionResults)
      if (status === 'passed' && invocations > 1) retried.push(`${relative(root, name)}: ${fullName}`);
  return {
    passed: numPassedTests,
    failed: numFailedTests || (status === 0 ? 0 : Math.max(1, numFailedTestSuites)),
  };
}

/** Slow checks, by their switch: their tests, and the variable that selects all of them. */
const long = {
  '--looks': { name: 'Every screen in every look', parameters: ['--grep', ' px '], env: { AZ_LOOKS: 'all' } },
  '--fallback': {
    name: 'Browser tests on a server without extensions',
    parameters: ['--project=product'],
    env: { API_EXTENSIONS: process.env.API_EXTENSIONS ?? 'login,register' },
  },
  '--faults': { name: 'Every page in every fault', parameters: ['every-fault'], env: { AZ_FAULTS: 'all' } },
};

async function browser({ parameters = [], env = {} } = {}) {
  // Before the browser, whose path is in the environment when it was chosen.
  const headlessShell = findHeadlessShell();
  const executable = await findBrowser();
  if (!executable) return { passed: 0, failed: 1 };
  const { status } = exec(join(root, 'e2e/node_modules/.bin/playwright'), ['test', ...parameters], {
    cwd: join(root, 'e2e'),
    env: {
      ...process.env,
      NODE_OPTIONS: nodeOptions,
      AZ_BROWSER: executable,
      ...(headlessShell && { AZ_HEADLESS_SHELL: headlessShell }),
      CI: '1',
      ...env,
    },
  });
  const { stats, suites } = JSON.parse(readFileSync(join(results, 'e2e.json'), 'utf8'));
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
  for (const { file, title, tests } of suites.flatMap(specsOf))
    if (tests.some(({ status }) => status === 'flaky')) retried.push(`e2e/src/${file}: ${title}`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected || (status === 0 ? 0 : 1) };
}

installOnce();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
await step('Types', () => asOne(exec(bin('tsc'), ['-b'])));
const wanted = long[process.argv[2]];
if (wanted) {
  await step(wanted.name, () => browser(wanted));
} else {
  await step('Lint', () => asOne(exec(bin('biome'), ['check', '.', '--error-on-warnings'])));
  await step('Import law and guides', law);
  await step('Unit, component and backend tests', jest);
  await step('Browser tests', browser);
}
if (retried.length > 0)
  console.log(
    `${retried.length} passed at a later attempt only:\n${retried.map((one) => `  ${one}\n`).join('')}`,
  );
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
