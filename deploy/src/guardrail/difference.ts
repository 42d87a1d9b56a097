/** Shares of failing sessions of both versions, 0 to 1. */
type Shares = { stable: number; canary: number };

/** The greatest failing share of a good canary: `tolerance` (1 or more) times the stable version's, plus `margin`. */
export type Limit = { tolerance: number; margin: number };

/**
 * Assumptions about a bad canary: the failing share of the stable version, and the part of the remaining sessions,
 * beyond the tolerated ones, that fail in addition. With a share of 10 %, a tolerance of 1 and a part of 0.2, 28 % of
 * the canary's sessions fail.
 */
const bases = [0.01, 0.1, 0.25];
const rises = [0.2, 0.5, 0.95];

const badShares = ({ tolerance }: Limit): Shares[] =>
  bases
    .map((stable) => ({ stable, tolerated: tolerance * stable }))
    // Left out if the tolerance allows every session to fail, because then no canary is bad.
    .filter(({ tolerated }) => tolerated < 1)
    .flatMap(({ stable, tolerated }) =>
      rises.map((rise) => ({ stable, canary: tolerated + (1 - tolerated) * rise })),
    );

/**
 * The failing shares of a good canary and a stable version that explain the sessions of a bad canary best: the smallest
 * Kullback–Leibler divergence. Compared with them, the evidence of any good canary has an expectation of 1 or less.
 */
function nearestGood(bad: Shares, { tolerance, margin }: Limit, share: number): Shares {
  let [low, high] = [0, (1 - margin) / tolerance];
  for (let halving = 0; halving < 50; halving += 1) {
    const stable = (low + high) / 2;
    const canary = tolerance * stable + margin;
    const slope =
      share * tolerance * ((1 - bad.canary) / (1 - canary) - bad.canary / canary) +
      (1 - share) * ((1 - bad.stable) / (1 - stable) - bad.stable / stable);
    if (slope < 0) low = stable;
    else high = stable;
  }
  return { stable: low, canary: tolerance * low + margin };
}

/** A session with a known outcome. `share`: the canary's share, 0 to 1, when the session was assigned. */
type Outcome = { isCanary: boolean; share: number; isFailed: boolean };

/** For each side, the logarithms of the factors by which a failed and a passed session change the evidence. */
type Factors = Record<'stable' | 'canary', { failed: number; passed: number }>;

/** Compares all sessions under two assumptions: the versions have these failing shares, or the canary is good. */
function differencePart(bad: Shares, limit: Limit) {
  const known = new Map<number, Factors>();
  const factorsAt = (share: number): Factors => {
    const good = nearestGood(bad, limit, share);
    const ofSide = (side: keyof Shares) => ({
      failed: Math.log(bad[side] / good[side]),
      passed: Math.log((1 - bad[side]) / (1 - good[side])),
    });
    return { stable: ofSide('stable'), canary: ofSide('canary') };
  };
  return {
    addTrial: ({ isCanary, share, isFailed }: Outcome) => {
      const factors = known.get(share) ?? factorsAt(share);
      known.set(share, factors);
      return factors[isCanary ? 'canary' : 'stable'][isFailed ? 'failed' : 'passed'];
    },
  };
}

/** By assumption about a bad canary, what a session adds to the evidence that the canary exceeds the limit. */
export const differenceParts = (limit: Limit) => badShares(limit).map((bad) => differencePart(bad, limit));
