import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far from the viewport counts as near, in heights of the viewport. */
const margin = '60% 0px';

/** Whether an element has come near the viewport; once it has, this stays true. */
export function useNearViewport<Element extends HTMLElement>(): [
  ref: RefObject<Element | null>,
  isNear: boolean,
] {
  const ref = useRef<Element>(null);
  const [isNear, setIsNear] = useState(false);
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
  }, [isNear]);
  return [ref, isNear];
}
