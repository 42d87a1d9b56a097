import { useLocation } from '@az/shared/router';
import { useLayoutEffect, useRef } from 'react';
import { useFollowedLinks } from './followed-links.ts';

type Find = () => HTMLElement | null;

const headingOf: Find = () => document.getElementById('titre');

/** Focuses an element that is rendered later than its screen, unless the focus has moved elsewhere by then. */
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
 * Moves the focus after a navigation: on return to a screen, to the link that was followed from it; on another screen,
 * to its heading, so that it is announced. It moves at once, because later it could interrupt a person who types.
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
