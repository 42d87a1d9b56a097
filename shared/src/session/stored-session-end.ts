import { readText, writeText } from '../storage/device-storage.ts';
import type { SessionEnd } from './auth-store.ts';

const key = 'az-session-end';

/**
 * Stores why the session ended, for other tabs, before they notice that it has: drafts outlive an expired session but
 * not a sign-out, and a closed account has its own message. Where nothing is stored, they treat it as a sign-out.
 */
export function storeSessionEnd(ended: SessionEnd | null): void {
  writeText(key, ended === 'signed-out' ? null : ended);
}

/** The stored reason why another tab ended the session. Never throws. */
export function readSessionEnd(): SessionEnd {
  const stored = readText(key);
  return stored === 'expired' || stored === 'closed' ? stored : 'signed-out';
}
