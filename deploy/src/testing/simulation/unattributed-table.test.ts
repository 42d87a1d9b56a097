import { simulateUnattributed } from './unattributed-table.ts';

// Some seconds of computation take long on a busy machine.
jest.setTimeout(120_000);

test('failures without a known cause hold broken canaries, and roll back no good one', () => {
  // A short form of `npm run soak -- simulation`.
  const { table, faults } = simulateUnattributed({ rollouts: 60, seed: 1 });
  expect(faults).toEqual([]);
  expect(table).toHaveLength(2 + 4);
});
