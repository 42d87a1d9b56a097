import { useAuthContext } from '@az/shared/auth';
import { signInPath } from '@az/shared/paths';
import { Navigate, useLocation } from '@az/shared/router';
import { type ReactNode, useRef } from 'react';

/**
 * Lets members through; anyone else goes to the sign-in page, which leads back to the requested path, query and hash
 * (specification, section 2). A session that ends while its page is shown is the session's own business: `start` goes to
 * the sign-in page then, without a way back.
 */
export function Guard({ children }: { children: ReactNode }) {
  const { isAuthenticated, sessionEnded } = useAuthContext();
  const { pathname, search, hash } = useLocation();
  const wasSignedIn = useRef(isAuthenticated);
  if (isAuthenticated) return children;
  if (wasSignedIn.current && (sessionEnded === 'signed-out' || sessionEnded === 'closed')) return null;
  return <Navigate replace to={signInPath(`${pathname}${search}${hash}`)} />;
}
