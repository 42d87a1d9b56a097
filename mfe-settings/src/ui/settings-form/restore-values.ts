/** What was typed and not saved, over what is stored; null when nothing was, or when it is damaged. */
export function restoreValues<Values extends object>(draft: string, stored: Values): Values | null {
  try {
    const kept: unknown = JSON.parse(draft || 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const known = Object.entries(kept).filter(
      ([field, value]) => Object.hasOwn(stored, field) && (value === null || typeof value === 'string'),
    );
    return known.length === 0 ? null : { ...stored, ...Object.fromEntries(known) };
  } catch {
    // Damaged, or cut.
    return null;
  }
}
