import { type RefObject, useEffect, useRef, useState } from 'react';

/** Distance from the viewport that counts as near, in viewport heights. */
const margin = '60% 0px';

/** Whether an element has been near the viewport; stays true. `which` identifies it, if it changes. */
export function useNear(ref: RefObject<HTMLElement | null>, which: unknown = null): boolean {
  const [isNear, setIsNear] = useState(false);
  // Runs again with `which`, to observe another element.
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

/** A ref for an element, and whether it has been near the viewport; stays true. */
export function useNearViewport<Element extends HTMLElement>(): [
  ref: RefObject<Element | null>,
  isNear: boolean,
] {
  const ref = useRef<Element>(null);
  return [ref, useNear(ref)];
}
