import { paths } from './paths.ts';

/** Longer values are not addresses of ours. */
const maxLength = 2048;

const controlCharacter = /\p{Cc}/u;

function leadsToOwnPage(path: string): boolean {
  return path.startsWith('/') && !/^\/[/\\]/.test(path) && !path.includes('\\') && !/^\/auth/i.test(path);
}

function decodeOnce(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    // A stray percent sign: no address that this product makes.
    return null;
  }
}

/**
 * Where to go after sign-in: the path, query and hash of `value` when it is an address of this origin outside the
 * sign-in family, else the feed's home. `value` comes from the address bar, so anyone can have written it; as it stands
 * and decoded once it must stay here. Navigate with the router, never by assigning `location.href`.
 */
export function safeRedirect(value: string | null): string {
  const home = paths.feedHome();
  if (!value || value.length > maxLength || controlCharacter.test(value) || !/^\/(?![/\\])/.test(value))
    return home;
  if (!URL.canParse(value, location.origin)) return home;
  const url = new URL(value, location.origin);
  if (url.origin !== location.origin) return home;
  const decoded = decodeOnce(url.pathname);
  if (decoded === null || controlCharacter.test(decoded)) return home;
  if (!leadsToOwnPage(decoded)) return home;
  return `${url.pathname}${url.search}${url.hash}`;
}
