import type { SessionEnd } from './auth-store.ts';

/** Why a session is over in this tab; `replaced`: another member signed in in another tab. */
export type SessionRemoval = SessionEnd | 'replaced';

type Listener = (removal: SessionRemoval, memberId: string) => void;

const listeners = new Set<Listener>();

/**
 * Tells when a session that was running ends, in whichever tab it was ended, and whose it was: drop what belongs to that
 * member, then go to the sign-in page. Not told at the start of the page. Returns how to stop.
 */
export function onSessionRemoved(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Called by session.ts alone. */
export function notifyRemoved(removal: SessionRemoval, memberId: string): void {
  for (const listener of listeners) listener(removal, memberId);
}
