import Cookies from 'js-cookie';
import { sessionDays } from '../contracts/index.ts';
import { readText, writeText } from '../storage/device-storage.ts';

/** Name of the cookie that holds the session token (specification, section 9). */
const cookieName = 'authKey';

/** Seconds that `Rester connecté` lasts. A duration, because a date would depend on this device's clock. */
const rememberSeconds = sessionDays.max * 24 * 60 * 60;

/**
 * Storage key that marks a session which outlives the browser, for when its token is replaced: a cookie's expiry cannot
 * be read.
 */
const rememberedKey = 'az-session-remembered';

/** Holds the token where the browser blocks cookies, as long as the page lives. */
let inMemory: string | undefined;

/** Token of the session, or undefined when there is none. */
export function readToken(): string | undefined {
  return Cookies.get(cookieName) || inMemory;
}

/**
 * Stores the token in the cookie: until the browser closes, or for 30 days. Any script of the page can read it, because
 * the specification lets the page set it: the protection is that no foreign script runs here. Returns whether the
 * browser stores it; otherwise the token lives as long as the page.
 */
export function writeToken(token: string, { remember }: { remember: boolean }): boolean {
  Cookies.set(cookieName, token, {
    path: '/',
    sameSite: 'Lax',
    secure: location.protocol === 'https:',
    ...(remember && { 'max-age': `${rememberSeconds}` }),
  });
  markRemembered(remember);
  const isKept = Cookies.get(cookieName) === token;
  inMemory = isKept ? undefined : token;
  return isKept;
}

/** Removes the token. */
export function removeToken(): void {
  inMemory = undefined;
  Cookies.remove(cookieName, { path: '/' });
  markRemembered(false);
}

/** Where it cannot be stored, a replaced token lasts until the browser closes. */
function markRemembered(remember: boolean): void {
  writeText(rememberedKey, remember ? 'true' : null);
}

/** Whether the session outlives the browser. Never throws. */
export const isRemembered = (): boolean => readText(rememberedKey) === 'true';
