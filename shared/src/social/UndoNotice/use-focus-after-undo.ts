import { type RefObject, useEffect, useRef } from 'react';

const pressable = 'button, a';

/** Focuses what replaces an `UndoNotice` that had the focus: the ref's element, or the first link or button in it. */
export function useFocusAfterUndo<Target extends HTMLElement = HTMLDivElement>(
  isGone: boolean,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const wasRemoved = useRef(isGone);
  useEffect(() => {
    const { current } = target;
    // The focused element was removed: nothing has the focus.
    if (wasRemoved.current && !isGone && current && document.activeElement === document.body)
      (current.matches(pressable) ? current : current.querySelector<HTMLElement>(pressable))?.focus();
    wasRemoved.current = isGone;
  }, [isGone]);
  return target;
}
