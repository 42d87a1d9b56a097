import { useAuthContext } from '@az/shared/auth';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** Where storage is full or blocked, what is kept lasts as long as the page. */
const inMemory = new Map<string, string>();
/** The last text read for a key with what it says, so that the same text gives the same object. */
const read = new Map<string, { stored: string | null; value: unknown }>();

function storedText(key: string): string | null {
  const held = inMemory.get(key);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is blocked.
    return null;
  }
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    // Not ours, or damaged.
    return null;
  }
}

function readKept<Value>(key: string, parse: (found: unknown) => Value): Value {
  const stored = storedText(key);
  const known = read.get(key);
  if (known && known.stored === stored) return known.value as Value; // one parser a key
  const value = parse(parsed(stored));
  read.set(key, { stored, value });
  return value;
}

function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    inMemory.delete(key);
  } catch {
    inMemory.set(key, text);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * What a member keeps on this device under a name, the same in every place and tab, gone when they sign out. `parse` makes
 * sense of whatever storage holds, null included.
 */
export function useKept<Value>(name: string, parse: (found: unknown) => Value) {
  const key = `az-content-${name}:${useAuthContext().member?.id ?? ''}`;
  const value = useSyncExternalStore(subscribe, () => readKept(key, parse));
  return { value, change: (how: (value: Value) => Value) => keep(key, how(readKept(key, parse))) };
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
