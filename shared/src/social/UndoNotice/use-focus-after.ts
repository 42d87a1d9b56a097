import { type RefObject, useEffect, useRef } from 'react';

const pressable = 'button, a';

/**
 * Gives the focus to what comes back in the place of an `UndoNotice` that had it: to the element that the ref stands on when
 * that is a button or a link, else to the first one in it. A member who has gone elsewhere meanwhile stays there.
 */
export function useFocusAfter<Place extends HTMLElement = HTMLDivElement>(
  isGone: boolean,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const wasGone = useRef(isGone);
  useEffect(() => {
    const { current } = place;
    // Who had the focus is gone: nobody has it now.
    if (wasGone.current && !isGone && current && document.activeElement === document.body)
      (current.matches(pressable) ? current : current.querySelector<HTMLElement>(pressable))?.focus();
    wasGone.current = isGone;
  }, [isGone]);
  return place;
}
