import { type RefObject, useEffect, useRef, useState } from 'react';

/** Distance from the viewport that counts as near, in viewport heights. */
const margin = '60% 0px';

/** Whether an element has ever been near the viewport. If `ref` gets another element, `which` must change, too. */
export function useNear(ref: RefObject<HTMLElement | null>, which: unknown = null): boolean {
  const [isNear, setIsNear] = useState(false);
  // Runs again when `which` changes, to observe the new element.
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

/** A ref for an element, and whether the element has ever been near the viewport. */
export function useNearViewport<Element extends HTMLElement>(): [
  ref: RefObject<Element | null>,
  isNear: boolean,
] {
  const ref = useRef<Element>(null);
  return [ref, useNear(ref)];
}
