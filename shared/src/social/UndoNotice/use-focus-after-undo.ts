import { type RefObject, useEffect, useRef } from 'react';

const pressable = 'button, a';

/** Focuses what replaces a focused `UndoNotice`: the first link or button that is, or is in, the ref's element. */
export function useFocusAfterUndo<Target extends HTMLElement = HTMLDivElement>(
  isGone: boolean,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const wasRemoved = useRef(isGone);
  useEffect(() => {
    const { current } = target;
    // The notice had the focus when it was removed, so nothing has it now.
    if (wasRemoved.current && !isGone && current && document.activeElement === document.body)
      (current.matches(pressable) ? current : current.querySelector<HTMLElement>(pressable))?.focus();
    wasRemoved.current = isGone;
  }, [isGone]);
  return target;
}
