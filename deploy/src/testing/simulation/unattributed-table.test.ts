import { simulateUnattributed } from './unattributed-table.ts';

// Some seconds of computation take long on a busy machine.
jest.setTimeout(120_000);

test('failures without a known cause roll back broken canaries, and good ones not more often than documented', () => {
  // A short form of `npm run soak -- simulation`.
  const { table, faults } = simulateUnattributed({ rollouts: 60, seed: 1 });
  expect(faults).toEqual([]);
  expect(table).toHaveLength(2 + 4);
});
