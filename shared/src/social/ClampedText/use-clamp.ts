import { useLayoutEffect, useRef, useState } from 'react';

/** Of a text without a line height of its own, in pixels. */
const usualLineHeight = 24;

/**
 * For a text that a style sheet cuts when it has more than `most` lines. `isCut` tells whether it has, null
 * until it is measured: before the browser paints, and anew when the width changes.
 */
export function useClamp<Element extends HTMLElement>(most: number) {
  const ref = useRef<Element>(null);
  const [isCut, setIsCut] = useState<boolean | null>(null);
  const [isExpanded, setIsExpanded] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || isExpanded) return;
    // `normal` is no number.
    const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight) || usualLineHeight;
    const measure = () => setIsCut(Math.round(element.scrollHeight / lineHeight) > most);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isExpanded, most]);
  return { ref, isCut, isExpanded, toggle: () => setIsExpanded(!isExpanded) };
}
