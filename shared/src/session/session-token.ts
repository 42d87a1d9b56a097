import Cookies from 'js-cookie';
import { sessionDays } from '../contracts/index.ts';
import { readText, writeText } from '../storage/device-storage.ts';

/** Name of the cookie that holds the session token (specification, section 9). */
const cookieName = 'authKey';

/** How long `Rester connecté` lasts, in seconds. A duration, because a date would depend on this device's clock. */
const rememberSeconds = sessionDays.max * 24 * 60 * 60;

/** Storage key of the time when a remembered session ends, which scripts cannot read from the cookie. */
const rememberedKey = 'az-session-remembered';

/** The token if the browser blocks cookies. It is kept as long as the page. */
let inMemory: string | undefined;

function setCookie(token: string, seconds: number | null): void {
  Cookies.set(cookieName, token, {
    path: '/',
    sameSite: 'Lax',
    secure: location.protocol === 'https:',
    ...(seconds !== null && { 'max-age': `${seconds}` }),
  });
}

export function readToken(): string | undefined {
  return Cookies.get(cookieName) || inMemory;
}

/**
 * Stores the token in the cookie, which scripts can read because the specification makes the page set it; no foreign
 * script runs here. Returns false if the browser blocks cookies: the token is then kept as long as the page.
 */
export function writeToken(token: string, { remember }: { remember: boolean }): boolean {
  setCookie(token, remember ? rememberSeconds : null);
  const isKept = Cookies.get(cookieName) === token;
  inMemory = isKept ? undefined : token;
  return isKept;
}

/**
 * Writes a remembered cookie again, because in Safari a cookie that a script has set lasts only seven days
 * (https://webkit.org/blog/8613/intelligent-tracking-prevention-2-1/).
 */
export function prolongToken(token: string): void {
  const secondsLeft = Math.ceil((Number(readText(rememberedKey)) - Date.now()) / 1000);
  if (secondsLeft > 0) setCookie(token, Math.min(secondsLeft, rememberSeconds));
}

export function removeToken(): void {
  inMemory = undefined;
  Cookies.remove(cookieName, { path: '/' });
  markRemembered(false);
}

/** Stores whether the session outlasts the browser. Call it before `storeUser`, after which other tabs read this. */
export function markRemembered(remember: boolean): void {
  writeText(rememberedKey, remember ? `${Date.now() + rememberSeconds * 1000}` : null);
}

export const isRemembered = (): boolean => readText(rememberedKey) !== null;
