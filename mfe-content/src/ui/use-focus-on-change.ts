import { useEffect, useRef } from 'react';

/**
 * Focuses an element when `value` changes after the first render, so that screen readers announce it. Focusing does
 * not scroll, because after Back the browser restores the scroll position.
 */
export function useFocusOnChange<Target extends HTMLElement>(value: number | string) {
  const target = useRef<Target>(null);
  const before = useRef(value);

  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    target.current?.focus({ preventScroll: true });
  }, [value]);

  return target;
}
