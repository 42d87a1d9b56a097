import { currentSession } from '@az/shared/auth';
import { useBlocker, useLocation } from '@az/shared/router';
import { useEffect } from 'react';

/**
 * Asks before another page is opened while `isDirty`, and lets the browser ask before the tab is closed while something
 * would be lost with it (`isLosable`). A session that ends asks nothing.
 */
export function useLeaveGuard(isDirty: boolean, isLosable: boolean) {
  const { pathname } = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      // The router may be a page ahead of the screen: then this form is left already.
      currentLocation.pathname === pathname &&
      currentSession().status === 'signed-in' &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isLosable) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isLosable]);
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}
