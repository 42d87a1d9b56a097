import { baseShares, simulateSymptoms } from './symptom-table.ts';

// Some seconds of computation take long on a busy machine.
jest.setTimeout(120_000);

test('a canary with a symptom is held whatever the base, and no healthy one is rolled back', () => {
  // A short form of `npm run soak -- simulation`.
  const { table, faults } = simulateSymptoms({ rollouts: 60, seed: 1, only: 2 });
  expect(faults).toEqual([]);
  const everybody = table.filter((row) => row.startsWith('| 100 % more'));
  expect(everybody).toHaveLength(2);
  for (const row of everybody) expect(row.match(/\d+ \/ \d+/g)).toHaveLength(baseShares.length);
});
