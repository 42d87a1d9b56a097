import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startFixedLoop } from '../bin/tests/fixed-loop.mjs';
import { overBudget } from '../bin/tests/time-budgets.mjs';

const budgets = { Steps: { budget: 1000, files: { 'a.test.ts': 400, 'b.test.ts': 300 } } };

test('a step fails when it takes 15 % more than its budget, with the files that grew', () => {
  assert.deepEqual(overBudget('Steps', { seconds: 60, loops: 1140 }, budgets), []);
  const files = { 'a.test.ts': 440, 'b.test.ts': 500, 'c.test.ts': 220 };
  assert.deepEqual(overBudget('Steps', { seconds: 60, loops: 1160, files }, budgets), [
    'Steps took 1160 fixed loops; its budget in bench/test-budgets.json is 1000. What grew:',
    '  c.test.ts: 0 → 220',
    '  b.test.ts: 300 → 500',
  ]);
});

test('a step without a budget may take any time, and one of less than a minute too', () => {
  assert.deepEqual(overBudget('Steps', { seconds: 59, loops: 1e6 }, budgets), []);
  assert.deepEqual(overBudget('Others', { seconds: 60, loops: 1e6 }, budgets), []);
});

test('the fixed loop takes time, also beside work that blocks this thread', async () => {
  const loop = startFixedLoop();
  const until = performance.now() + 100;
  while (performance.now() < until);
  const seconds = await loop.end();
  assert.ok(seconds > 0.0005 && seconds < 10, String(seconds));
});
