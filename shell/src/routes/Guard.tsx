import { useAuthContext } from '@az/shared/auth';
import { signInPath } from '@az/shared/paths';
import { Navigate, useLocation } from '@az/shared/router';
import { type ReactNode, useRef } from 'react';

/** Redirects visitors to the sign-in page, which leads back here (specification, section 2); not after a sign-out. */
export function Guard({ children }: { children: ReactNode }) {
  const { isAuthenticated, sessionEnded } = useAuthContext();
  const { pathname, search, hash } = useLocation();
  const wasSignedIn = useRef(isAuthenticated);
  if (isAuthenticated) return children;
  if (wasSignedIn.current && (sessionEnded === 'signed-out' || sessionEnded === 'closed')) return null;
  return <Navigate replace to={signInPath(`${pathname}${search}${hash}`)} />;
}
