/**
 * Without `Intl.NumberFormat`: the first one of a page takes about 23 ms of a fast processor, in which the browser reads
 * its locale data.
 */
const isWritten = (count: number, end: number): boolean =>
  Number.isInteger(count) && count >= 0 && count < end;

const million = 1_000_000;

/** A short count: `950`, `1,2 k`. Show `fullCount` as title with it. */
export function compactCount(count: number): string {
  if (isWritten(count, 1000)) return String(count);
  const tenths = Math.round(count / 100);
  if (isWritten(count, million) && tenths < 10_000) return `${tenths / 10}\u00a0k`.replace('.', ',');
  return new Intl.NumberFormat('fr', { notation: 'compact', maximumFractionDigits: 1 }).format(count);
}

/** A count with every digit: `1 234`. */
export const fullCount = (count: number): string =>
  isWritten(count, Number.MAX_SAFE_INTEGER)
    ? String(count).replace(/\B(?=(\d{3})+$)/g, '\u202f')
    : new Intl.NumberFormat('fr').format(count);
