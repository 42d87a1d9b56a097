import { simulateRules } from './rule-table.ts';

// Some seconds of computation take long on a busy machine.
jest.setTimeout(120_000);

test('rules roll back canaries that break them, and good ones not more often than documented', () => {
  // A short form of `npm run soak -- simulation`.
  const { table, faults } = simulateRules({ rollouts: 60, seed: 1 });
  expect(faults).toEqual([]);
  expect(table).toHaveLength(2 + 4);
});
