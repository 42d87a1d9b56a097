import { useLocation } from '@az/shared/router';
import { useLayoutEffect, useRef } from 'react';

const headingOf = () => document.getElementById('titre');

/** Gives the focus to a heading that comes after its screen's frame, unless somebody has gone elsewhere by then. */
function focusLater(from: Element | null): () => void {
  const observer = new MutationObserver(() => {
    const heading = headingOf();
    if (!heading) return;
    observer.disconnect();
    const { activeElement } = document;
    if (activeElement === from || activeElement === document.body) heading.focus({ preventScroll: true });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Moves the focus to the new screen's heading after a navigation, so that it is announced; not on the first page. It moves
 * as the screen is there: later, it would take the focus from whoever is already in it. A screen that takes longer has the
 * focus on its main part until its heading comes.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useLayoutEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const target = headingOf() ?? document.getElementById('contenu');
    target?.focus({ preventScroll: true });
    return headingOf() ? undefined : focusLater(target);
  }, [pathname]);
}
