import type { SessionEnd } from './auth-store.ts';

const key = 'az-session-end';

/**
 * Leaves word for the other tabs why the session ended, before they notice that it has: what a member wrote outlives an
 * expiry, but not a sign-out, and a closed account is told as one. Never throws.
 */
export function keepEnd(ended: SessionEnd | null): void {
  try {
    if (ended === 'expired' || ended === 'closed') localStorage.setItem(key, ended);
    else localStorage.removeItem(key);
  } catch {
    // Full or blocked: the other tabs take it for a sign-out.
  }
}

/** Why another tab ended the session. Never throws. */
export function readEnd(): SessionEnd {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'expired' || kept === 'closed' ? kept : 'signed-out';
  } catch {
    // Blocked: there is no word.
    return 'signed-out';
  }
}
