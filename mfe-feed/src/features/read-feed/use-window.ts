import { type RefObject, useEffect, useState } from 'react';

/** Heights that cards had when they were last on the screen, in CSS pixels, by announcement. */
const heights = new Map<string, number>();

/** How far from the viewport a card keeps what is in it, in heights of the viewport. */
const margin = '65% 0px';

type Watcher = (isInside: boolean, height: number) => void;

const watchers = new WeakMap<Element, Watcher>();
let observer: IntersectionObserver | undefined;

/** One observer for all cards: hundreds of them cost what one does. */
function watch(element: Element, watcher: Watcher): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries)
        watchers.get(target)?.(isIntersecting, boundingClientRect.height);
    },
    { rootMargin: margin },
  );
  watchers.set(element, watcher);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/**
 * Whether a card of a long feed is drawn, or only its place is kept: far from the viewport it is `empty`, with the height
 * it had. A card that was never drawn is drawn, and so is the one with the focus.
 */
export function useWindow(id: string, card: RefObject<HTMLElement | null>, isWanted: boolean) {
  // A feed that is come back to has its height at once, so that the place in it is the same.
  const [isFar, setFar] = useState(() => heights.has(id));
  const height = heights.get(id);
  const isEmpty = isWanted && isFar && height !== undefined;
  // Anew with `isEmpty`: another element stands for the card then.
  useEffect(() => {
    const element = card.current;
    if (!element || !isWanted) return;
    return watch(element, (isInside, measured) => {
      if (!isEmpty && measured > 0) heights.set(id, measured);
      if (isInside || !element.contains(document.activeElement)) setFar(!isInside);
    });
  }, [id, card, isWanted, isEmpty]);
  return { isEmpty, height };
}
