import { simulateRules } from './rule-table.ts';

// Some seconds of computation take long on a busy machine.
jest.setTimeout(120_000);

test('rules hold canaries that break them, and roll back no good one', () => {
  // A short form of `npm run soak -- simulation`.
  const { table, faults } = simulateRules({ rollouts: 40, seed: 1, only: { share: 0.5, base: 0.2 } });
  expect(faults).toEqual([]);
  expect(table.map((row) => row.split(' | ').at(-1))).toEqual([
    'base 20 % |',
    '|---|--:|',
    '0/40 |',
    '0/40 |',
    ...Array.from({ length: 3 }, () => expect.stringMatching(/^\d+ \/ \d+ \|$/)),
  ]);
});
