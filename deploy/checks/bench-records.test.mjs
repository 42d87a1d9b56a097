import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areaRecords } from '../../bench/one-bundle/build.mjs';
import { publish } from '../dist/commands/publish.js';
import { emptyState } from '../dist/control/state.js';

test('the areas of the one bundle that the bench compares with can be published', () => {
  const records = areaRecords();
  assert.notEqual(records.length, 0);
  for (const record of records) {
    const command = { verb: 'publish', candidate: { record }, live: true, signature: null };
    const { ok, sentence } = publish.apply(emptyState, command, { now: 0, by: 'bench', why: '' });
    assert.ok(ok, sentence);
  }
});
