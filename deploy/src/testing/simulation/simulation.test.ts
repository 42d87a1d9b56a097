import { healthy, simulate, type Watch } from './simulation.ts';
import { runSimulation, shares } from './simulation-table.ts';

// A short form of `npm run soak -- simulation`.
const [rollouts, seed] = [200, 1];

// Two seconds of computation take long on a busy machine.
jest.setTimeout(60_000);

test('the rule fulfils its claims, in the cheapest cells', () => {
  const only = { scenarios: [1, 0.5, 0.1, 0.05, healthy, 'outage' as const], shares: [0.1, 0.5] };
  const { table, faults } = runSimulation({ rollouts, seed, only });
  expect(faults).toEqual([]);
  expect(table).toHaveLength(2 + only.scenarios.length + 1);
  expect(table[2]).toBe('| 100 % | 4/5 (5) | 11/11 (11) |');
});

/** A wrong rule: tests significance at every check without a correction. */
const peeking = (): Watch => {
  let [canary, expected, variance] = [0, 0, 0];
  return ({ isCanary, share }) => {
    canary += isCanary ? 1 : 0;
    expected += share;
    variance += share * (1 - share);
    return canary - expected > 1.96 * Math.sqrt(variance);
  };
};

/** Rolls back at the fifth failing session of the canary, whatever the stable version does. */
const byCount = (): Watch => {
  let failed = 0;
  return ({ isCanary }) => {
    failed += isCanary ? 1 : 0;
    return failed >= 5;
  };
};

/** Waits for the fourteenth failing session of the canary. */
const late = (): Watch => {
  let failed = 0;
  return ({ isCanary }) => {
    failed += isCanary ? 1 : 0;
    return failed >= 14;
  };
};

describe('a broken rule is found', () => {
  const good = { scenarios: [healthy, 'outage' as const], shares: [0.25] };

  test('one that tests repeatedly with a fixed threshold blames good canaries', () => {
    const { faults } = runSimulation({ rollouts, seed, only: good, rule: peeking });
    expect(faults).toEqual([
      expect.stringMatching(/^0\.2 % \(healthy\) rolled back at a share of 25 %: \d+ of 200 rolled back\.$/),
      expect.stringMatching(/^90 % common outage, misblamed at a share of 25 %: \d+ of 200 rolled back\.$/),
    ]);
  });

  test('one that only counts attributes outages to the canary', () => {
    const { faults } = runSimulation({ rollouts, seed, only: good, rule: byCount });
    expect(faults.at(-1)).toBe('90 % common outage, misblamed at a share of 25 %: 200 of 200 rolled back.');
  });

  test('one that waits too long finds bad canaries too late', () => {
    const only = { scenarios: [1, 0.5], shares: [0.25] };
    const { faults } = runSimulation({ rollouts, seed, only, rule: late });
    expect(faults).toContain(
      '100 % at a share of 25 %: 95 % of the canary sessions until the hold are at most 14, not 6.',
    );
  });

  test('one that never acts finds nothing', () => {
    const only = { scenarios: [1], shares: [0.25] };
    const { faults } = runSimulation({ rollouts, seed, only, rule: () => () => false });
    expect(faults[0]).toBe(`100 % at a share of 25 %: 0 of ${rollouts} found, not 100 %.`);
  });
});

describe('the simulation', () => {
  const never = () => () => false;

  test('has the number of failing sessions of each side that its rates give', () => {
    for (const share of shares) {
      const counted = { canary: 0, stable: 0 };
      const rule = (): Watch => (session) => {
        counted[session.isCanary ? 'canary' : 'stable'] += 1;
        return false;
      };
      simulate({ scenario: 0.01, share, rollouts, seed, rule });
      const canarySessions = 3000 * rollouts;
      const expected = {
        canary: canarySessions * 0.01,
        stable: ((canarySessions * (1 - share)) / share) * healthy,
      };
      // Five deviations of a count, a little wider: the number of stable sessions varies too.
      for (const side of ['canary', 'stable'] as const)
        expect(Math.abs(counted[side] - expected[side])).toBeLessThan(5.5 * Math.sqrt(expected[side]));
    }
  });

  test('fails for both in an outage, and only then', () => {
    const [end] = simulate({ scenario: 'outage', share: 0.5, rollouts: 1, seed, rule: never });
    // About 90 failures occur in the outage, and about six before and after it.
    expect(end?.canaryFailures).toBeGreaterThan(75);
    expect(end?.canaryFailures).toBeLessThan(115);
    expect(end?.canarySessions).toBe(3000);
  });

  test('is the same for the same seed', () => {
    const ends = (of: number) => simulate({ scenario: 0.05, share: 0.1, rollouts: 3, seed: of });
    expect(ends(4)).toEqual(ends(4));
    expect(ends(4)).not.toEqual(ends(5));
  });
});
