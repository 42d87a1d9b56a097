import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** A visitor's, and what storage has no room for or does not take, lasts as long as the page. */
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
    if (key.endsWith(':')) throw new Error('There is nobody to keep it for');
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
 * What a member keeps on this device under a key `az-<what>:<member id>`, the same in every place and tab, gone when they
 * sign out. `parse` makes sense of whatever storage holds, null included; one parser a key. `change` is the same function
 * every time, and never throws: without storage, what is kept lasts as long as the page.
 */
export function useKept<Value>(key: string, parse: (found: unknown) => Value) {
  const value = useSyncExternalStore(subscribe, () => readKept(key, parse));
  const change = useCallback(
    (how: (value: Value) => unknown) => keep(key, how(readKept(key, parse))),
    [key, parse],
  );
  return { value, change };
}
