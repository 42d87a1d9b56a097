import type { SessionEnd } from './auth-store.ts';

const key = 'az-session-end';

/**
 * Stores why the session ended, for other tabs, before they notice that it has: drafts outlive an expired session but
 * not a sign-out, and a closed account has its own message. Never throws.
 */
export function storeSessionEnd(ended: SessionEnd | null): void {
  try {
    if (ended === 'expired' || ended === 'closed') localStorage.setItem(key, ended);
    else localStorage.removeItem(key);
  } catch {
    // Storage is full or blocked: the other tabs treat it as a sign-out.
  }
}

/** The stored reason why another tab ended the session. Never throws. */
export function readSessionEnd(): SessionEnd {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'expired' || stored === 'closed' ? stored : 'signed-out';
  } catch {
    // Storage is blocked: no reason is known.
    return 'signed-out';
  }
}
