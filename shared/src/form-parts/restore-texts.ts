/**
 * What was typed into a form and not sent, over the values it starts with; null when nothing was, or when it is damaged.
 * `isValue` says what a field may hold.
 */
export function restoreTexts<Values extends object>(
  draft: string,
  initial: Values,
  isValue = (value: unknown): boolean => typeof value === 'string',
): Values | null {
  try {
    const kept: unknown = JSON.parse(draft || 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const known = Object.entries(kept).filter(
      ([field, value]) => Object.hasOwn(initial, field) && isValue(value),
    );
    return known.length === 0 ? null : { ...initial, ...Object.fromEntries(known) };
  } catch {
    // Damaged, or cut.
    return null;
  }
}
