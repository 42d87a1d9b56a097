import { useState } from 'react';

function areCookiesBlocked(): boolean {
  const probe = 'azProbe=1';
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: setting a cookie is the only test
    document.cookie = `${probe}; path=/; SameSite=Lax; Max-Age=10`;
    const isKept = document.cookie.includes(probe);
    // biome-ignore lint/suspicious/noDocumentCookie: removes the probe
    document.cookie = `${probe}; path=/; SameSite=Lax; Max-Age=0`;
    return !isKept;
  } catch {
    // A sandboxed frame without an origin may not access cookies.
    return true;
  }
}

/** Whether the browser refuses cookies, so that a session lasts only as long as the page. */
export function useCookiesBlocked(): boolean {
  const [blocked] = useState(areCookiesBlocked);
  return blocked;
}
