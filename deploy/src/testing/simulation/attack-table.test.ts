import { simulateAttacks } from './attack-table.ts';

// A short form of `npm run soak -- simulation`.
const [rollouts, seed] = [200, 1];

// Two seconds of computation take long on a busy machine.
jest.setTimeout(60_000);

test('addresses with false reports do no more damage than documented', () => {
  const { table, faults } = simulateAttacks({ rollouts, seed });
  expect(faults).toEqual([]);
  expect(table[0]).toBe(
    '| hostile addresses | force at 1 % | force at 5 % | force at 25 % | hide at 1 % | hide at 5 % | hide at 25 % |',
  );
  expect(table).toHaveLength(2 + 4);
});

test('ten addresses that could choose the canary would roll back healthy ones', () => {
  const { faults } = simulateAttacks({ rollouts, seed, assign: () => true, only: { addresses: [10] } });
  expect(faults.slice(0, 3)).toEqual([
    '10 hostile addresses at a share of 1 % force 200 of 200 rollbacks, 1 at most.',
    expect.stringMatching(/ at a share of 5 % force 200 of 200 rollbacks, \d+ at most\.$/),
    expect.stringMatching(/ at a share of 25 % force \d+ of 200 rollbacks, \d+ at most\.$/),
  ]);
});

test('addresses that could choose the stable version would hide a canary longer', () => {
  const only = { aims: ['hide' as const], addresses: [100] };
  const { faults } = simulateAttacks({ rollouts, seed, assign: () => false, only });
  expect(faults).toContainEqual(
    expect.stringMatching(/^100 hostile addresses at a share of 25 % hide a canary: 50 % of its sessions/),
  );
});
