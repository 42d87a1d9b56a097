import { useLocation, useNavigate } from '@az/shared/router';
import { useLayoutEffect, useState } from 'react';

/** Token in the fragment of an address, as in links of mails; null if there is none. */
function tokenIn(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('token') || null;
}

/**
 * The token of the mail's link, and a function that discards it. The token is removed from the address at once, so that
 * no history entry or bookmark contains it.
 */
export function useLinkToken(): [string | null, () => void] {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => tokenIn(hash));
  useLayoutEffect(() => {
    const found = tokenIn(hash);
    if (!found) return;
    setToken(found);
    // Removes the token at once, before other code can read the address. The router is updated after that.
    history.replaceState(history.state, '', `${pathname}${search}`);
    void navigate(`${pathname}${search}`, { replace: true });
  }, [hash, pathname, search, navigate]);
  return [token, () => setToken(null)];
}
