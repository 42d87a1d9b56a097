/**
 * `npm test`: what every change must pass, the fastest checks first, without tests whose green result is known; with
 * `-- --all` these, too. `npm run test:all`: all tests, or the named parts.
 * Both end with totals and the tests that passed only at a later attempt, with the cause. `test-results/summary.json`
 * keeps each part's last run and commit; `test:all` prints the parts that have not passed for this commit.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compileServers, installOnce } from './install.mjs';
import { openGreenTests } from './tests/green-tests.mjs';
import { core, parts } from './tests/parts.mjs';
import { results, types } from './tests/steps.mjs';
import { currentCommit, missingFor, record } from './tests/summary.mjs';

const useAll = process.argv[2] === '--all';
const [all, ...named] = process.argv.slice(useAll ? 3 : 2);
const unknown = named.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0 || (all !== undefined && all !== 'all')) {
  console.error(`There is no part ${[...unknown, all].join(', ')}: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

async function runSteps(steps) {
  const total = { passed: 0, failed: 0, retried: [] };
  for (const [name, step] of Object.entries(steps)) {
    console.log(`— ${name}`);
    const started = performance.now();
    const { passed, failed, retried = [], unchanged } = await step();
    const seconds = (performance.now() - started) / 1000;
    total.passed += passed;
    total.failed += failed;
    total.retried.push(...retried);
    const figures = [`${passed} passed`, `${failed} failed`, unchanged].filter(Boolean).join(', ');
    console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${figures} (${seconds.toFixed(0)} s)\n`);
  }
  return total;
}

installOnce();
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
if (totals.retried.length > 0) {
  console.log(`${totals.retried.length} passed at a later attempt only:`);
  for (const { test, cause } of totals.retried) console.log(`  ${test}\n    ${cause}`);
}
const missing = missingFor(commit, Object.keys(parts));
if (all && missing.length > 0)
  console.log(`Not green for ${commit ?? 'these uncommitted changes'}: ${missing.join(', ')}`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
