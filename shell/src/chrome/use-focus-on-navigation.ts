import { useLocation } from '@az/shared/router';
import { useEffect, useRef } from 'react';

/** Moves the focus to the new screen's heading after a navigation, so that it is announced; not on the first page. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const target = document.getElementById('titre') ?? document.getElementById('contenu');
    target?.focus({ preventScroll: true });
  }, [pathname]);
}
