import { simulateDetection } from './detection-table.ts';

// Some seconds of computation take long on a busy machine.
jest.setTimeout(120_000);

test('every canary of the failure kit is held, and rolled back unless its symptom only holds, whatever share of both sides fails for other causes', () => {
  // A short form of `npm run soak -- simulation`.
  const { table, faults } = simulateDetection({ rollouts: 20, seed: 1 });
  expect(faults).toEqual([]);
  expect(table.join('\n')).not.toContain('never');
  expect(table).toHaveLength(2 + 10);
});
