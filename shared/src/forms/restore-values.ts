import { entriesOf, isString, parseStoredJson } from '../stored-json/index.ts';

/** Whether a stored value has the type of the field's initial value: text, choice or null, list, boolean. */
const isSameKind = (value: unknown, initial: unknown): boolean =>
  value === null ||
  initial === null ||
  (typeof value === typeof initial && Array.isArray(value) === Array.isArray(initial));

/**
 * Unsent input of a form merged over its initial values; null when there is none, or when it is damaged. Without
 * `hasChoices` a form holds texts only.
 */
export function restoreValues<Values extends object>(
  draft: string,
  initial: Values,
  hasChoices = false,
): Values | null {
  const isValue = hasChoices ? isSameKind : isString;
  const known = entriesOf(parseStoredJson(draft)).filter(
    ([field, value]) => Object.hasOwn(initial, field) && isValue(value, initial[field as keyof Values]),
  );
  return known.length === 0 ? null : { ...initial, ...Object.fromEntries(known) };
}
