import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far from the viewport counts as near, in heights of the viewport. */
const margin = '60% 0px';

/**
 * Whether what `ref` holds has come near the viewport; once it has, this stays true. `which` names the element that it
 * holds, where that changes.
 */
export function useNear(ref: RefObject<HTMLElement | null>, which: unknown = null): boolean {
  const [isNear, setIsNear] = useState(false);
  // Anew with `which`: another element has to be watched then.
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isNear, which]);
  return isNear;
}

/** A ref for an element, and whether that has come near the viewport; once it has, this stays true. */
export function useNearViewport<Element extends HTMLElement>(): [
  ref: RefObject<Element | null>,
  isNear: boolean,
] {
  const ref = useRef<Element>(null);
  return [ref, useNear(ref)];
}
