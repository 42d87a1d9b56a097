import { paths } from './paths.ts';

/** Longer values are never paths of the product. */
const maxLength = 2048;

const controlCharacter = /\p{Cc}/u;

function leadsToOwnPage(path: string): boolean {
  return path.startsWith('/') && !/^\/[/\\]/.test(path) && !path.includes('\\') && !/^\/auth/i.test(path);
}

function decodeOnce(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    // A malformed percent sequence: not a path of the product.
    return null;
  }
}

/**
 * The path to open after sign-in: `value` if it stays on this origin, both as given and decoded once, and is no sign-in
 * page; otherwise the feed's home. Anyone can write `value`: navigate with the router, never by `location.href`.
 */
export function safeRedirect(value: string | null): string {
  const home = paths.feedHome();
  if (!value || value.length > maxLength || controlCharacter.test(value) || !/^\/(?![/\\])/.test(value))
    return home;
  // A path on this origin is always a URL.
  const url = new URL(value, location.origin);
  if (url.origin !== location.origin) return home;
  const decoded = decodeOnce(url.pathname);
  if (decoded === null || controlCharacter.test(decoded)) return home;
  if (!leadsToOwnPage(decoded)) return home;
  return `${url.pathname}${url.search}${url.hash}`;
}
