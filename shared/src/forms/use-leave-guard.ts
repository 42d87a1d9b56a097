import { useEffect } from 'react';
import { useBlocker, useLocation } from '../router/index.ts';
import { currentSession } from '../session/index.ts';

/** Asks before a navigation while `isDirty`, unless the session has ended; asks before the tab closes if `isLosable`. */
export function useLeaveGuard(isDirty: boolean, isLosable: boolean) {
  const { pathname } = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      // The router may be one page ahead of the screen: then the member has already left this form.
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
