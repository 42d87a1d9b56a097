import { simulateDetection } from './detection-table.ts';

// Some seconds of computation take long on a busy machine.
jest.setTimeout(120_000);

test('every canary of the failure kit is rolled back, and those without a known cause by these failures alone', () => {
  // A short form of `npm run soak -- simulation`.
  const { table, faults } = simulateDetection({ rollouts: 20, seed: 1 });
  expect(faults).toEqual([]);
  expect(table.slice(2).filter((row) => row.includes('never'))).toHaveLength(5);
  expect(table).toHaveLength(2 + 8);
});
