import { useCallback, useSyncExternalStore } from 'react';
import { onSessionRemoved } from '../auth/index.ts';
import { parseStored } from '../stored/index.ts';

const listeners = new Set<() => void>();
/** A visitor's, and what storage has no room for or does not take; a member's goes when they sign out. */
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

function readKept<Value>(key: string, parse: (found: unknown) => Value): Value {
  const stored = storedText(key);
  const known = read.get(key);
  if (known && known.stored === stored) return known.value as Value; // one parser a key
  const value = parse(parseStored(stored));
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

const isOf = (key: string, memberId: string): boolean => key.split(':')[1] === memberId;

// Storage itself is cleared by `forgetMember` of `drafts`. As there, what a member keeps outlives an expiry.
onSessionRemoved((removal, memberId) => {
  if (removal !== 'signed-out' && removal !== 'closed') return;
  for (const held of [inMemory, read])
    for (const key of held.keys()) if (isOf(key, memberId)) held.delete(key);
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
 * What a member keeps on this device under a key `az-<what>:<member id>`, the same in every place and tab, gone when they
 * sign out. `parse` makes sense of whatever storage holds, null included; one parser a key. `change` is the same function
 * every time, and never throws: without storage, what is kept lasts no longer than the page.
 */
export function useKept<Value>(key: string, parse: (found: unknown) => Value) {
  const value = useSyncExternalStore(subscribe, () => readKept(key, parse));
  const change = useCallback(
    (how: (value: Value) => unknown) => keep(key, how(readKept(key, parse))),
    [key, parse],
  );
  return { value, change };
}
