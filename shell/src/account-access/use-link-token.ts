import { useLocation, useNavigate } from '@az/shared/router';
import { useLayoutEffect, useState } from 'react';

/** Token in the part of an address behind `#`, as the links of mails have it; null when there is none. */
function tokenIn(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('token') || null;
}

/**
 * The token of the mail's link, and how to forget it. It is taken out of the address at once, so that it stays in no
 * history entry, bookmark or shared address; from then on it is only here.
 */
export function useLinkToken(): [string | null, () => void] {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => tokenIn(hash));
  useLayoutEffect(() => {
    const found = tokenIn(hash);
    if (!found) return;
    setToken(found);
    // Before anything else can look at the address; the router hears of it a moment later.
    history.replaceState(history.state, '', `${pathname}${search}`);
    void navigate(`${pathname}${search}`, { replace: true });
  }, [hash, pathname, search, navigate]);
  return [token, () => setToken(null)];
}
