import { entriesOf, isText, parseStored } from '../stored/index.ts';

/** Whether a field may hold what was kept of it. */
export type IsValue = (value: unknown, initial: unknown) => boolean;

/** A field of what it starts with: text, a choice or none, a list, yes or no. */
export const isSameKind: IsValue = (value, initial) =>
  value === null ||
  initial === null ||
  (typeof value === typeof initial && Array.isArray(value) === Array.isArray(initial));

/**
 * What was typed into a form and not sent, over the values it starts with; null when nothing was, or when it is damaged. A
 * form holds texts unless `isValue` says otherwise.
 */
export function restoreValues<Values extends object>(
  draft: string,
  initial: Values,
  isValue: IsValue = isText,
): Values | null {
  const known = entriesOf(parseStored(draft)).filter(
    ([field, value]) => Object.hasOwn(initial, field) && isValue(value, initial[field as keyof Values]),
  );
  return known.length === 0 ? null : { ...initial, ...Object.fromEntries(known) };
}
