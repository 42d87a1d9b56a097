import { useAuthContext } from '@az/shared/auth';
import { useCallback, useSyncExternalStore } from 'react';

/** What a member has done to things that no server knows of; kept on the device until they sign out. */
export type Mark = 'liked' | 'saved' | 'hidden' | 'requested' | 'disliked' | 'dismissed';

type Marks = Record<Mark, string[]>;

const none: Marks = { liked: [], saved: [], hidden: [], requested: [], disliked: [], dismissed: [] };
const keyOf = (memberId: string): string => `az-feed-marks:${memberId}`;
const listeners = new Set<() => void>();
/** The last text that was read, so that the same one gives the same object. */
let read: { key: string; stored: string | null; marks: Marks } | null = null;
/** Where storage is full or blocked the marks last as long as the page. */
const inMemory = new Map<string, string>();

function parse(stored: string | null): Marks {
  try {
    const found: unknown = JSON.parse(stored ?? '{}');
    const marks = { ...none };
    if (typeof found !== 'object' || found === null) return marks;
    for (const [mark, ids] of Object.entries(found)) {
      if (!Object.hasOwn(none, mark) || !Array.isArray(ids)) continue;
      marks[mark as Mark] = ids.filter((id) => typeof id === 'string');
    }
    return marks;
  } catch {
    // Not ours, or damaged.
    return none;
  }
}

function storedText(key: string): string | null {
  const kept = inMemory.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is blocked.
    return null;
  }
}

function marksOf(key: string): Marks {
  const stored = storedText(key);
  if (read?.key !== key || read.stored !== stored) read = { key, stored, marks: parse(stored) };
  return read.marks;
}

function keep(key: string, marks: Marks): void {
  const text = JSON.stringify(marks);
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

/** The ids that carry a mark, and a way to set or take it. Same in every place and tab. */
export function useMarks(mark: Mark): {
  has: (id: string) => boolean;
  set: (id: string, isMarked: boolean) => void;
} {
  const key = keyOf(useAuthContext().member?.id ?? '');
  const ids = useSyncExternalStore(subscribe, () => marksOf(key)[mark]);
  const set = useCallback(
    (id: string, isMarked: boolean) => {
      const marks = marksOf(key);
      const others = marks[mark].filter((one) => one !== id);
      keep(key, { ...marks, [mark]: isMarked ? [...others, id] : others });
    },
    [key, mark],
  );
  return { has: (id) => ids.includes(id), set };
}
