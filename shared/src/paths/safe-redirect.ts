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
    // A malformed percent sequence never occurs in a path of the product.
    return null;
  }
}

/**
 * The path to open after sign-in: `value` if, as given and decoded once, it is a page of this origin and no sign-in
 * page; otherwise the feed's home. Anyone can write `value`: navigate with the router, never by `location.href`.
 */
export function safeRedirect(value: string | null): string {
  const home = paths.feedHome();
  if (!value || value.length > maxLength || controlCharacter.test(value) || !/^\/(?![/\\])/.test(value))
    return home;
  // Cannot throw, because every path on this origin is a valid URL.
  const url = new URL(value, location.origin);
  if (url.origin !== location.origin) return home;
  const decoded = decodeOnce(url.pathname);
  if (decoded === null || controlCharacter.test(decoded)) return home;
  if (!leadsToOwnPage(decoded)) return home;
  return `${url.pathname}${url.search}${url.hash}`;
}
