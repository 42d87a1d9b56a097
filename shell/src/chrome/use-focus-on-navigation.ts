import { useLocation } from '@az/shared/router';
import { useLayoutEffect, useRef } from 'react';
import { useFollowedLinks } from './followed-links.ts';

type Find = () => HTMLElement | null;

const headingOf: Find = () => document.getElementById('titre');

/** Gives the focus to what comes after its screen's frame, unless somebody has gone elsewhere by then. */
function focusLater(from: HTMLElement | null, find: Find): () => void {
  let focused = from;
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    const found = find();
    const target = found ?? headingOf();
    const hasMoved = activeElement !== focused && activeElement !== document.body;
    if (found || hasMoved) observer.disconnect();
    if (hasMoved || !target || target === focused) return;
    target.focus({ preventScroll: true });
    focused = target;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Moves the focus after a navigation, not on the first page: back on a screen to the link that was followed from it, on
 * another one to its heading, so that it is announced. It moves as the screen is there: later, it would take the focus
 * from whoever is already in it. Until the link or heading comes, the heading or the main part has the focus.
 */
export function useFocusOnNavigation(): void {
  const { key, pathname } = useLocation();
  const followedFrom = useFollowedLinks(key);
  const previous = useRef(pathname);
  useLayoutEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const find = followedFrom(key) ?? headingOf;
    const found = find();
    const target = found ?? headingOf() ?? document.getElementById('contenu');
    target?.focus({ preventScroll: true });
    return found ? undefined : focusLater(target, find);
  }, [pathname]);
}
