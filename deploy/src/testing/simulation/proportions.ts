/** Bounds of a share, 0 to 1, at 95 %, after `hits` of `of` (Wilson's score interval). */
export function wilson(hits: number, of: number): [number, number] {
  const z = 1.959964;
  const share = hits / of;
  const middle = share + z ** 2 / (2 * of);
  const half = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  const scale = 1 + z ** 2 / of;
  return [Math.max(0, (middle - half) / scale), Math.min(1, (middle + half) / scale)];
}

/** Maximum of hits in `of` trials of probability `chance`, below 1, with probability `certainty`. */
export function maxHits(of: number, chance: number, certainty: number): number {
  let term = (1 - chance) ** of;
  let sum = term;
  let hits = 0;
  while (sum < certainty && hits < of) {
    term *= ((of - hits) / (hits + 1)) * (chance / (1 - chance));
    hits += 1;
    sum += term;
  }
  return hits;
}

/** The percentile `rank`, 0 to 1, of the values; null without values. */
export function percentile(values: number[], rank: number): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(rank * sorted.length) - 1)] ?? null;
}
