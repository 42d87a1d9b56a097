import { createStore, useStore } from 'zustand';

/** What the header counts: unread messages and notifications. Whole numbers, never negative. */
export type Counts = { messages: number; notifications: number };

const storageKey = 'az-counts';
const none: Counts = { messages: 0, notifications: 0 };

const toCount = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.floor(value) : 0;

function parse(stored: string | null): Counts {
  try {
    const { messages, notifications }: Partial<Record<keyof Counts, unknown>> =
      JSON.parse(stored ?? '{}') ?? {};
    return { messages: toCount(messages), notifications: toCount(notifications) };
  } catch {
    // Not ours, or damaged: nothing is unread.
    return none;
  }
}

function read(): Counts {
  try {
    return parse(localStorage.getItem(storageKey));
  } catch {
    // Storage is blocked: the counts last as long as the page.
    return none;
  }
}

function write(counts: Counts): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(counts));
  } catch {
    // Storage is full or blocked; see above.
  }
}

const store = createStore<Counts>(read);

window.addEventListener('storage', ({ key, newValue }) => {
  if (key === storageKey) store.setState(parse(newValue));
});

/** The counts, kept on this device and the same in every tab. */
export function useCounts(): Counts {
  return useStore(store);
}

/** Sets one of the counts. */
export function setCount(name: keyof Counts, count: number): void {
  store.setState({ [name]: toCount(count) });
  write(store.getState());
}

/** Forgets the counts, for when the member signs out. */
export function clearCounts(): void {
  store.setState(none);
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
