/** Whether a stored value is a text. */
export const isText = (value: unknown): value is string => typeof value === 'string';

/** The items of a stored list that are what they should be; none when it is no list. */
export function listOf<Item>(isItem: (value: unknown) => value is Item): (found: unknown) => Item[] {
  return (found) => (Array.isArray(found) ? found.filter(isItem) : []);
}

/** Whether a stored value has these keys, each holding a text. */
export function hasTexts<Key extends string>(
  value: unknown,
  keys: readonly Key[],
): value is Record<Key, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    keys.every((key) => isText((value as Record<string, unknown>)[key]))
  );
}

/** The entries of a stored object; none when it is no object. */
export function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
