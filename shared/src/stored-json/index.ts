/** The parsed value of a stored text; null when there is none, or when it is not JSON. */
export function parseStoredJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // Other code has written the value, or it is damaged. It counts as missing.
    return null;
  }
}

export const isString = (value: unknown): value is string => typeof value === 'string';

/** The valid items of a stored list; empty when it is not a list. */
export function parseListOf<Item>(isItem: (value: unknown) => value is Item): (found: unknown) => Item[] {
  return (found) => (Array.isArray(found) ? found.filter(isItem) : []);
}

/** Whether a stored value is an object with these keys, each holding a string. */
export function hasStrings<Key extends string>(
  value: unknown,
  keys: readonly Key[],
): value is Record<Key, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    keys.every((key) => isString((value as Record<string, unknown>)[key]))
  );
}

/** The entries of a stored object; empty when it is not an object. */
export function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
