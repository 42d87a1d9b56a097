const million = 1_000_000;

/** A short count: `950`, `1,2 k`. Show `fullCount` as title with it. */
export function compactCount(count: number): string {
  if (isCountBelow(1000, count)) return String(count);
  const tenths = Math.round(count / 100);
  if (isCountBelow(million, count) && tenths < 10_000) return `${tenths / 10}\u00a0k`.replace('.', ',');
  return new Intl.NumberFormat('fr', { notation: 'compact', maximumFractionDigits: 1 }).format(count);
}

/** A count with every digit: `1 234`. */
export const fullCount = (count: number): string =>
  isCountBelow(Number.MAX_SAFE_INTEGER, count)
    ? String(count).replace(/\B(?=(\d{3})+$)/g, '\u202f')
    : new Intl.NumberFormat('fr').format(count);

/**
 * Such counts are formatted without `Intl.NumberFormat`, whose first use in a page takes about 23 ms of a fast
 * processor: the browser reads its locale data then.
 */
function isCountBelow(end: number, value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < end;
}
