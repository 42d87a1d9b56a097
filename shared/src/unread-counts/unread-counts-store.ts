import { createStore, useStore } from 'zustand';
import { onSessionRemoved } from '../session/index.ts';
import { entriesOf, parseStoredJson, readStoredJson, writeStoredJson } from '../stored-json/index.ts';

/** Counts in the header: unread messages and notifications. Integers, never negative. */
export type UnreadCounts = { messages: number; notifications: number };

const storageKey = 'az-counts';
const none: UnreadCounts = { messages: 0, notifications: 0 };

const toCount = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.floor(value) : 0;

/** Zero when the stored value is not ours or is damaged. */
function toCounts(value: unknown): UnreadCounts {
  const counts = new Map(entriesOf(value));
  return { messages: toCount(counts.get('messages')), notifications: toCount(counts.get('notifications')) };
}

// Where storage is full or blocked, the counts last as long as the page.
const store = createStore<UnreadCounts>(() => toCounts(readStoredJson(storageKey)));

window.addEventListener('storage', ({ key, newValue }) => {
  if (key === storageKey) store.setState(toCounts(parseStoredJson(newValue)));
});

/** The counts, stored on this device and the same in every tab. */
export function useUnreadCounts(): UnreadCounts {
  return useStore(store);
}

/** Sets one of the counts. */
export function setUnreadCount(name: keyof UnreadCounts, count: number): void {
  store.setState({ [name]: toCount(count) });
  writeStoredJson(storageKey, store.getState());
}

/** Removes the counts. */
export function clearUnreadCounts(): void {
  store.setState(none);
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

onSessionRemoved(clearUnreadCounts);
