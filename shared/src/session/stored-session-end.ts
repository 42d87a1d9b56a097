import Cookies from 'js-cookie';
import type { SessionEnd } from './auth-store.ts';

const cookieName = 'az-session-end';
const attributes = { path: '/', sameSite: 'Lax' } as const;

/**
 * Stores why the session ended, for other tabs, before they notice that it has: drafts outlive an expired session but
 * not a sign-out, and a closed account has its own message. Where nothing is stored, they treat it as a sign-out. A cookie
 * until the browser closes, like the token: a tab that no longer sees the token would see a stored value only later.
 */
export function storeSessionEnd(ended: SessionEnd | null): void {
  if (ended === 'expired' || ended === 'closed')
    Cookies.set(cookieName, ended, { ...attributes, secure: location.protocol === 'https:' });
  else Cookies.remove(cookieName, attributes);
}

/** The stored reason why another tab ended the session. Never throws. */
export function readSessionEnd(): SessionEnd {
  const stored = Cookies.get(cookieName);
  return stored === 'expired' || stored === 'closed' ? stored : 'signed-out';
}
