import Cookies from 'js-cookie';
import { readText, writeText } from '../storage/device-storage.ts';
import type { SessionEnd } from './auth-store.ts';

const key = 'az-session-end';
const cookieName = 'az-session-ended';
const attributes = { path: '/', sameSite: 'Lax' } as const;

/**
 * Stores why the session ended: drafts are kept when it has expired, but not after a sign-out, which is the default.
 * The reason is stored in a cookie and in local storage, because another tab may see either first.
 */
export function storeSessionEnd(ended: SessionEnd | null): void {
  const reason = ended === 'signed-out' ? null : ended;
  writeText(key, reason);
  if (reason) Cookies.set(cookieName, reason, { ...attributes, secure: location.protocol === 'https:' });
  else Cookies.remove(cookieName, attributes);
}

export function readSessionEnd(): SessionEnd {
  const stored = Cookies.get(cookieName) ?? readText(key);
  return stored === 'expired' || stored === 'closed' ? stored : 'signed-out';
}
