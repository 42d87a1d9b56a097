import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startFixedLoop } from '../bin/tests/fixed-loop.mjs';
import { overBudget } from '../bin/tests/time-budgets.mjs';

const budgets = { Steps: { budget: 100, files: { 'a.test.ts': 40, 'b.test.ts': 30 } } };

test('a step fails when it takes 15 % more than its budget, with the files that grew', () => {
  assert.deepEqual(overBudget('Steps', { loops: 114 }, budgets), []);
  const files = { 'a.test.ts': 44, 'b.test.ts': 50, 'c.test.ts': 22 };
  assert.deepEqual(overBudget('Steps', { loops: 116, files }, budgets), [
    'Steps took 116 fixed loops; its budget in bench/test-budgets.json is 100. What grew:',
    '  c.test.ts: 0 → 22',
    '  b.test.ts: 30 → 50',
  ]);
});

test('a step without a budget may take any time', () => {
  assert.deepEqual(overBudget('Others', { loops: 1e6 }, budgets), []);
});

test('the fixed loop takes time, also beside work that blocks this thread', async () => {
  const loop = startFixedLoop();
  const until = performance.now() + 100;
  while (performance.now() < until);
  const seconds = await loop.end();
  assert.ok(seconds > 0.0005 && seconds < 10, String(seconds));
});
