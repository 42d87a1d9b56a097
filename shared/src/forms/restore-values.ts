import { entriesOf, isString, parseStoredJson } from '../stored-json/index.ts';

/** Whether a stored value has the type of the field's initial value: text, choice or null, list, boolean. */
const isSameKind = (value: unknown, initial: unknown): boolean =>
  value === null ||
  initial === null ||
  (typeof value === typeof initial && Array.isArray(value) === Array.isArray(initial));

/** Unsent input merged over a form's initial values; null if missing or damaged. Restores only texts unless `hasChoices`. */
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
