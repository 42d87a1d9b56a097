import type { SessionEnd } from './auth-store.ts';

/** Why the session of this tab ended; `replaced`: another member signed in in another tab. */
export type SessionRemoval = SessionEnd | 'replaced';

type Listener = (removal: SessionRemoval, memberId: string) => void;

const listeners = new Set<Listener>();

/** Calls back when a running session ends in whichever tab. Returns a function that unsubscribes. */
export function onSessionRemoved(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function notifyRemoved(removal: SessionRemoval, memberId: string): void {
  for (const listener of listeners) listener(removal, memberId);
}
