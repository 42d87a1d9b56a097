import { useLocation } from '@az/shared/router';
import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to the new screen's heading after a navigation, so that it is announced; not on the first page. It moves
 * as the screen is there: later, it would take the focus from whoever is already in it.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useLayoutEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const target = document.getElementById('titre') ?? document.getElementById('contenu');
    target?.focus({ preventScroll: true });
  }, [pathname]);
}
