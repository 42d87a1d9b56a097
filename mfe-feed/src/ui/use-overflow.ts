import { type RefObject, useEffect, useState } from 'react';

/** Whether the content of `row` is wider than the row. */
export function useOverflow(row: RefObject<HTMLElement | null>): boolean {
  const [goesOn, setGoesOn] = useState(true);
  useEffect(() => {
    const element = row.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setGoesOn(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [row]);
  return goesOn;
}
