import { useLayoutEffect, useRef, useState } from 'react';

/**
 * For a text that a style sheet cuts after some lines. `isCut` tells whether something of it is hidden while it is not
 * expanded; measured before the browser paints, and anew when the width changes.
 */
export function useClamp<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [isCut, setIsCut] = useState(false);
  const [isExpanded, setIsExpanded] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || isExpanded) return;
    const measure = () => setIsCut(element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isExpanded]);
  return { ref, isCut, isExpanded, toggle: () => setIsExpanded(!isExpanded) };
}
