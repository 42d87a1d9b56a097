import { useAuthContext } from '@az/shared/auth';
import { useStoredValue } from '@az/shared/stored-value';

/**
 * A value of this area on this device under a name, the same in every component and tab, removed at sign-out. `parse`
 * reads whatever storage holds, null included.
 */
export function useAreaValue<Value>(name: string, parse: (found: unknown) => Value) {
  return useStoredValue(`az-content-${name}:${useAuthContext().member?.id ?? ''}`, parse);
}
