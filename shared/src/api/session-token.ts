import Cookies from 'js-cookie';

/** Name of the cookie that holds the session token (specification, section 9). */
const cookieName = 'authKey';

/** Seconds that `Rester connecté` lasts. A length of time, because a moment would depend on this device's clock. */
const rememberSeconds = 30 * 24 * 60 * 60;

/** Holds the token where the browser refuses cookies; gone with the page. */
let inMemory: string | undefined;

/** Token of the session, or undefined when there is none. */
export function readToken(): string | undefined {
  return Cookies.get(cookieName) || inMemory;
}

/**
 * Keeps the token in the cookie: until the browser closes, or for 30 days. Any script of the page can read it, because
 * the specification lets the page set it: what protects it is that no foreign script runs here (docs: T15).
 */
export function writeToken(token: string, { remember }: { remember: boolean }): void {
  Cookies.set(cookieName, token, {
    path: '/',
    sameSite: 'Lax',
    secure: location.protocol === 'https:',
    ...(remember && { 'max-age': `${rememberSeconds}` }),
  });
  inMemory = Cookies.get(cookieName) === token ? undefined : token;
}

/** Takes the token away. */
export function removeToken(): void {
  inMemory = undefined;
  Cookies.remove(cookieName, { path: '/' });
}
