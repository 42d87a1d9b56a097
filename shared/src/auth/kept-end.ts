import type { SessionEnd } from './auth-store.ts';

const key = 'az-session-end';

/**
 * Leaves word for the other tabs why the session ended, before they notice that it has: what a member wrote outlives an
 * expiry, but not a sign-out. Never throws.
 */
export function keepEnd(ended: SessionEnd | null): void {
  try {
    if (ended === 'expired') localStorage.setItem(key, ended);
    else localStorage.removeItem(key);
  } catch {
    // Full or blocked: the other tabs take it for a sign-out.
  }
}

/** Why another tab ended the session. Never throws. */
export function readEnd(): SessionEnd {
  try {
    return localStorage.getItem(key) === 'expired' ? 'expired' : 'signed-out';
  } catch {
    // Blocked: there is no word.
    return 'signed-out';
  }
}
