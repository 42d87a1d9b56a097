import { entriesOf, isText, parseStored } from '../stored/index.ts';

/**
 * What was typed into a form and not sent, over the values it starts with; null when nothing was, or when it is damaged.
 * `isValue` says what a field may hold.
 */
export function restoreTexts<Values extends object>(
  draft: string,
  initial: Values,
  isValue: (value: unknown) => boolean = isText,
): Values | null {
  const known = entriesOf(parseStored(draft)).filter(
    ([field, value]) => Object.hasOwn(initial, field) && isValue(value),
  );
  return known.length === 0 ? null : { ...initial, ...Object.fromEntries(known) };
}
