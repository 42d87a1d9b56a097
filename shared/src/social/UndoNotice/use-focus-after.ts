import { type RefObject, useEffect, useRef } from 'react';

const pressable = 'button, a';

/**
 * Focuses the element that replaces an `UndoNotice` that had the focus: the ref's element if it is a button or a link,
 * otherwise the first one in it. If the focus has moved elsewhere meanwhile, it stays there.
 */
export function useFocusAfter<Place extends HTMLElement = HTMLDivElement>(
  isGone: boolean,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const wasGone = useRef(isGone);
  useEffect(() => {
    const { current } = place;
    // The focused element was removed: nothing has the focus.
    if (wasGone.current && !isGone && current && document.activeElement === document.body)
      (current.matches(pressable) ? current : current.querySelector<HTMLElement>(pressable))?.focus();
    wasGone.current = isGone;
  }, [isGone]);
  return place;
}
