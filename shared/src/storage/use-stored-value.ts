import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useAuthContext } from '../session/index.ts';
import { readStored, type StorageKey, storeOrHold, subscribe } from './device-storage.ts';

/** A value on this device, the same in every component and tab. */
export function useStoredValue<Value>(key: StorageKey<Value>): Value {
  const read = () => readStored(key);
  return useSyncExternalStore(subscribe, read, read);
}

/**
 * The member's value, the same in every component and tab. `change` is a stable function. If the browser cannot store
 * the value, it lasts as long as the page.
 */
export function useMemberValue<Value>(keyOf: (memberId: string) => StorageKey<Value>) {
  const memberId = useAuthContext().member?.id ?? '';
  const key = useMemo(() => keyOf(memberId), [keyOf, memberId]);
  const value = useStoredValue(key);
  const change = useCallback(
    (update: (value: Value) => unknown) => storeOrHold(key, update(readStored(key))),
    [key],
  );
  return { value, change };
}
