/**
 * `npm test`: what every change must pass, the fastest checks first, without tests whose green result is known; with
 * `-- --all` these, too. `npm run test:all`: all tests, or the named parts.
 * Both end with totals and the tests that passed only at a later attempt, with the cause. `test-results/summary.json`
 * keeps each part's last run and commit; `test:all` prints the parts that have not passed for this commit.
 * `test-results/seconds.json` has the time of each step and file. In `npm test` a step fails that takes longer than its
 * budget; `-- --all --write-budgets` makes new budgets from a run.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compileServers, installOnce } from './install.mjs';
import { startFixedLoop } from './tests/fixed-loop.mjs';
import { openGreenTests } from './tests/green-tests.mjs';
import { core, parts } from './tests/parts.mjs';
import { results, types } from './tests/steps.mjs';
import { currentCommit, missingFor, record } from './tests/summary.mjs';
import { overBudget, writeBudgets } from './tests/time-budgets.mjs';

const {
  values: { all: useAll, 'write-budgets': makesBudgets },
  positionals: [all, ...named],
} = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, 'write-budgets': { type: 'boolean' } },
});
const unknown = named.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0 || (all !== undefined && all !== 'all')) {
  console.error(`There is no part ${[...unknown, all].join(', ')}: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

/** Seconds of each step, of its files, and of the fixed loop that ran beside it. */
const times = {};

/** Keeps the time of a step, and returns why it is too long, as lines. */
function recordTime(name, { seconds, loop, files = {} }) {
  const inLoops = (list) => Object.fromEntries(Object.entries(list).map(([path, one]) => [path, one / loop]));
  times[name] = { seconds, loop, files };
  return all || makesBudgets
    ? []
    : overBudget(name, { seconds, loops: seconds / loop, files: inLoops(files) });
}

async function runSteps(steps) {
  const total = { passed: 0, failed: 0, retried: [] };
  for (const [name, step] of Object.entries(steps)) {
    console.log(`— ${name}`);
    const started = performance.now();
    const fixedLoop = startFixedLoop();
    const { passed, failed: failedTests, retried = [], unchanged, files } = await step();
    const seconds = (performance.now() - started) / 1000;
    const tooLong = recordTime(name, { seconds, loop: await fixedLoop.end(), files });
    if (tooLong.length > 0) console.log(tooLong.join('\n'));
    const failed = failedTests + (tooLong.length > 0 ? 1 : 0);
    total.passed += passed;
    total.failed += failed;
    total.retried.push(...retried);
    const figures = [`${passed} passed`, `${failed} failed`, unchanged].filter(Boolean).join(', ');
    console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${figures} (${seconds.toFixed(0)} s)\n`);
  }
  return total;
}

await installOnce();
await compileServers();
mkdirSync(results, { recursive: true });
for (const name of readdirSync(results))
  if (name !== 'summary.json') rmSync(join(results, name), { recursive: true });
const commit = currentCommit();
const names = named.length > 0 ? named : Object.keys(parts);
const groups = all ? names.map((name) => [name, parts[name]]) : [['core', core(openGreenTests({ useAll }))]];
const totals = await runSteps({ Types: types });
for (const [name, steps] of groups) {
  const started = performance.now();
  const outcome = await runSteps(steps);
  const seconds = Math.round((performance.now() - started) / 1000);
  record(name, { commit, endedAt: new Date().toISOString(), seconds, ...outcome });
  totals.passed += outcome.passed;
  totals.failed += outcome.failed;
  totals.retried.push(...outcome.retried);
}
writeFileSync(join(results, 'seconds.json'), `${JSON.stringify(times, null, 2)}\n`);
if (makesBudgets && totals.failed === 0) writeBudgets(times);
if (totals.retried.length > 0) {
  console.log(`${totals.retried.length} passed at a later attempt only:`);
  for (const { test, cause } of totals.retried) console.log(`  ${test}\n    ${cause}`);
}
const missing = missingFor(commit, Object.keys(parts));
if (all && missing.length > 0)
  console.log(`Not green for ${commit ?? 'these uncommitted changes'}: ${missing.join(', ')}`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
