import { useState } from 'react';

function areCookiesBlocked(): boolean {
  const probe = 'azProbe=1';
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: only a cookie that is set shows that cookies can be set
    document.cookie = `${probe}; path=/; SameSite=Lax; Max-Age=10`;
    const isKept = document.cookie.includes(probe);
    // biome-ignore lint/suspicious/noDocumentCookie: takes the probe away
    document.cookie = `${probe}; path=/; SameSite=Lax; Max-Age=0`;
    return !isKept;
  } catch {
    // A frame without an origin of its own may not even ask.
    return true;
  }
}

/** Whether the browser refuses our cookies, so that a session lasts only as long as the page. */
export function useCookiesBlocked(): boolean {
  const [blocked] = useState(areCookiesBlocked);
  return blocked;
}
