import { createStore, useStore } from 'zustand';
import { onSessionRemoved } from '../auth/index.ts';
import { entriesOf, parseStored, readStored, writeStored } from '../stored/index.ts';

/** Counts in the header: unread messages and notifications. Integers, never negative. */
export type Counts = { messages: number; notifications: number };

const storageKey = 'az-counts';
const none: Counts = { messages: 0, notifications: 0 };

const toCount = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.floor(value) : 0;

/** Zero when the stored value is not ours or is damaged. */
function toCounts(found: unknown): Counts {
  const counts = new Map(entriesOf(found));
  return { messages: toCount(counts.get('messages')), notifications: toCount(counts.get('notifications')) };
}

// Where storage is full or blocked, the counts last as long as the page.
const store = createStore<Counts>(() => toCounts(readStored(storageKey)));

window.addEventListener('storage', ({ key, newValue }) => {
  if (key === storageKey) store.setState(toCounts(parseStored(newValue)));
});

/** The counts, stored on this device and the same in every tab. */
export function useCounts(): Counts {
  return useStore(store);
}

/** Sets one of the counts. */
export function setCount(name: keyof Counts, count: number): void {
  store.setState({ [name]: toCount(count) });
  writeStored(storageKey, store.getState());
}

/** Removes the counts. */
export function clearCounts(): void {
  store.setState(none);
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

onSessionRemoved(clearCounts);
