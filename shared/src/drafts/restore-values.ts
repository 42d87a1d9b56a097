/** Whether a field may hold what was kept of it. */
export type IsValue = (value: unknown, initial: unknown) => boolean;

/** A field of text. */
export const isText: IsValue = (value) => typeof value === 'string';

/** A field of what it starts with: text, a choice or none, a list, yes or no. */
export const isSameKind: IsValue = (value, initial) =>
  value === null ||
  initial === null ||
  (typeof value === typeof initial && Array.isArray(value) === Array.isArray(initial));

/** What was typed into a form and not sent, over the values it starts with; null when nothing was, or when it is damaged. */
export function restoreValues<Values extends object>(
  draft: string,
  initial: Values,
  isValue = isText,
): Values | null {
  try {
    const kept: unknown = JSON.parse(draft || 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const known = Object.entries(kept).filter(
      ([field, value]) => Object.hasOwn(initial, field) && isValue(value, initial[field as keyof Values]),
    );
    return known.length === 0 ? null : { ...initial, ...Object.fromEntries(known) };
  } catch {
    // Damaged, or cut.
    return null;
  }
}
