import Cookies from 'js-cookie';

/** Name of the cookie that holds the session token (specification, section 9). */
const cookieName = 'authKey';

/** Seconds that `Rester connecté` lasts. A length of time, because a moment would depend on this device's clock. */
const rememberSeconds = 30 * 24 * 60 * 60;

/** Marks a session that is to outlive the browser, for when its token is replaced: a cookie does not tell. */
const rememberedKey = 'az-session-remembered';

/** Holds the token where the browser refuses cookies; gone with the page. */
let inMemory: string | undefined;

/** Token of the session, or undefined when there is none. */
export function readToken(): string | undefined {
  return Cookies.get(cookieName) || inMemory;
}

/**
 * Keeps the token in the cookie: until the browser closes, or for 30 days. Any script of the page can read it, because
 * the specification lets the page set it: what protects it is that no foreign script runs here. Gives whether the
 * browser keeps it; where it does not, the token lives as long as the page.
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

/** Takes the token away. */
export function removeToken(): void {
  inMemory = undefined;
  Cookies.remove(cookieName, { path: '/' });
  markRemembered(false);
}

function markRemembered(remember: boolean): void {
  try {
    if (remember) localStorage.setItem(rememberedKey, 'true');
    else localStorage.removeItem(rememberedKey);
  } catch {
    // Storage is full or blocked: a new token lasts until the browser closes.
  }
}

/** Whether the session was to outlive the browser. Never throws. */
export function isRemembered(): boolean {
  try {
    return localStorage.getItem(rememberedKey) === 'true';
  } catch {
    return false;
  }
}
