import { useAuthContext } from '@az/shared/auth';
import { useStoredValue as useKeptAt } from '@az/shared/stored-value';

/**
 * What a member keeps of this area on this device under a name, the same in every place and tab, gone when they sign out.
 * `parse` makes sense of whatever storage holds, null included.
 */
export function useKept<Value>(name: string, parse: (found: unknown) => Value) {
  return useKeptAt(`az-content-${name}:${useAuthContext().member?.id ?? ''}`, parse);
}
