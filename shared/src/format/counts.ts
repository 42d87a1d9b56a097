const compact = new Intl.NumberFormat('fr', { notation: 'compact', maximumFractionDigits: 1 });
const full = new Intl.NumberFormat('fr');

/** A short count: `950`, `1,2 k`. Show `fullCount` as title with it. */
export const compactCount = (count: number): string => compact.format(count);

/** A count with every digit: `1 234`. */
export const fullCount = (count: number): string => full.format(count);
