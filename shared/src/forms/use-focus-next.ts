import { useEffect, useRef } from 'react';

/** Moves the focus to an element, or to the one with an id, after the next render: a disabled one cannot take it. */
export function useFocusNext(): (target: string | HTMLElement | null) => void {
  const next = useRef<string | HTMLElement>(null);
  useEffect(() => {
    const target = typeof next.current === 'string' ? document.getElementById(next.current) : next.current;
    if (!target || target.matches(':disabled')) return;
    next.current = null;
    target.focus();
  });
  return (target) => {
    next.current = target;
  };
}
