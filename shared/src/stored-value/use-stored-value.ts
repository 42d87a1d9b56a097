import { useCallback, useSyncExternalStore } from 'react';
import { onSessionRemoved } from '../session/index.ts';
import { parseStoredJson } from '../stored-json/index.ts';

const listeners = new Set<() => void>();
/** Values of visitors, and those that storage has no room for or refuses; a member's are removed at sign-out. */
const inMemory = new Map<string, string>();
/** The last text read for a key and its parsed value, so that the same text gives the same object. */
const parsedValues = new Map<string, { stored: string | null; value: unknown }>();

function storedText(key: string): string | null {
  const value = inMemory.get(key);
  if (value !== undefined) return value;
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is blocked.
    return null;
  }
}

function readValue<Value>(key: string, parse: (found: unknown) => Value): Value {
  const stored = storedText(key);
  const cached = parsedValues.get(key);
  if (cached && cached.stored === stored) return cached.value as Value; // one parser per key
  const value = parse(parseStoredJson(stored));
  parsedValues.set(key, { stored, value });
  return value;
}

function storeValue(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    if (key.endsWith(':')) throw new Error('There is nobody to keep it for');
    localStorage.setItem(key, text);
    inMemory.delete(key);
  } catch {
    inMemory.set(key, text);
  }
  for (const listener of listeners) listener();
}

const belongsTo = (key: string, memberId: string): boolean => key.split(':')[1] === memberId;

// Storage itself is cleared by `removeMemberData` of `drafts`. As there, a member's values outlive an expired session.
onSessionRemoved((removal, memberId) => {
  if (removal !== 'signed-out' && removal !== 'closed') return;
  for (const value of [inMemory, parsedValues])
    for (const key of value.keys()) if (belongsTo(key, memberId)) value.delete(key);
  for (const listener of listeners) listener();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * A member's value on this device under a key `az-<what>:<member id>`, the same in every component and tab, removed at
 * sign-out. `parse` reads whatever storage holds, null included; one parser per key. `change` is a stable function and
 * never throws: without storage, the value lasts as long as the page.
 */
export function useStoredValue<Value>(key: string, parse: (found: unknown) => Value) {
  const value = useSyncExternalStore(subscribe, () => readValue(key, parse));
  const change = useCallback(
    (update: (value: Value) => unknown) => storeValue(key, update(readValue(key, parse))),
    [key, parse],
  );
  return { value, change };
}
