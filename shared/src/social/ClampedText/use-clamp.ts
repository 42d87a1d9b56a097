import { useLayoutEffect, useRef, useState } from 'react';

/** Line height of a text without its own, in pixels. */
const defaultLineHeight = 24;

/**
 * For a text that a style sheet clamps when it has more than `maxLines` lines. `isCut` says whether it has, null until
 * measured: before the first paint, and again when the width changes.
 */
export function useClamp<Element extends HTMLElement>(maxLines: number) {
  const ref = useRef<Element>(null);
  const [isCut, setIsCut] = useState<boolean | null>(null);
  const [isExpanded, setIsExpanded] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || isExpanded) return;
    // `normal` is not a number.
    const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight) || defaultLineHeight;
    const measure = () => setIsCut(Math.round(element.scrollHeight / lineHeight) > maxLines);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isExpanded, maxLines]);
  return { ref, isCut, isExpanded, toggle: () => setIsExpanded(!isExpanded) };
}
