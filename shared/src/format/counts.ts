/**
 * Whether French notation is the plain digits. The first `Intl.NumberFormat` of a page takes about 23 ms of a fast
 * processor, in which the browser reads its locale data.
 */
const isPlain = (count: number): boolean => Number.isInteger(count) && count >= 0 && count < 1000;

/** A short count: `950`, `1,2 k`. Show `fullCount` as title with it. */
export const compactCount = (count: number): string =>
  isPlain(count)
    ? String(count)
    : new Intl.NumberFormat('fr', { notation: 'compact', maximumFractionDigits: 1 }).format(count);

/** A count with every digit: `1 234`. */
export const fullCount = (count: number): string =>
  isPlain(count) ? String(count) : new Intl.NumberFormat('fr').format(count);
