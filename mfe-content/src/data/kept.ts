import { useAuthContext } from '@az/shared/auth';
import { useKept as useKeptAt } from '@az/shared/kept';

/**
 * What a member keeps of this area on this device under a name, the same in every place and tab, gone when they sign out.
 * `parse` makes sense of whatever storage holds, null included.
 */
export function useKept<Value>(name: string, parse: (found: unknown) => Value) {
  return useKeptAt(`az-content-${name}:${useAuthContext().member?.id ?? ''}`, parse);
}

/** The items of a stored list that are what they should be. */
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
    keys.every((key) => typeof (value as Record<string, unknown>)[key] === 'string')
  );
}
