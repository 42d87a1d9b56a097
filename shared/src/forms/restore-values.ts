import { entriesOf, isString, parseStoredJson } from '../stored-json/index.ts';

/** Whether a stored value is valid for a field. */
export type IsValue = (value: unknown, initial: unknown) => boolean;

/** Whether it has the type of the field's initial value: text, choice or null, list, boolean. */
export const isSameKind: IsValue = (value, initial) =>
  value === null ||
  initial === null ||
  (typeof value === typeof initial && Array.isArray(value) === Array.isArray(initial));

/**
 * Unsent input of a form merged over its initial values; null when there is none, or when it is damaged. A form holds
 * texts unless `isValue` says otherwise.
 */
export function restoreValues<Values extends object>(
  draft: string,
  initial: Values,
  isValue: IsValue = isString,
): Values | null {
  const known = entriesOf(parseStoredJson(draft)).filter(
    ([field, value]) => Object.hasOwn(initial, field) && isValue(value, initial[field as keyof Values]),
  );
  return known.length === 0 ? null : { ...initial, ...Object.fromEntries(known) };
}
