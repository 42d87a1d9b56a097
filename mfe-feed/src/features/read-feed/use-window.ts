import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

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

/** A flag whose change is on the screen before any other event: of a state, React draws a change when it has the time. */
function makeFlag(first: boolean) {
  let value = first;
  let onChange: () => void = () => undefined;
  return {
    get: () => value,
    set: (next: boolean) => {
      value = next;
      onChange();
    },
    subscribe: (listener: () => void) => {
      onChange = listener;
      return () => {
        onChange = () => undefined;
      };
    },
  };
}

/**
 * Whether a card of a long feed is drawn, or only its place is kept: far from the viewport it is `empty`, with the height
 * it had. A card that was never drawn is drawn, and so is the one with the focus; a place with the focus hands it on to
 * the card that takes its place.
 */
export function useWindow(id: string, card: RefObject<HTMLElement | null>, isWanted: boolean) {
  // A feed that is come back to has its height at once, so that the place in it is the same.
  const [far] = useState(() => makeFlag(heights.has(id)));
  // What has the focus may change between two events: the answer to where the card is must not be drawn later.
  const isFar = useSyncExternalStore(far.subscribe, far.get);
  const height = heights.get(id);
  const isEmpty = isWanted && isFar && height !== undefined;
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (hadFocus.current) card.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  });
  // Anew with `isEmpty`: another element stands for the card then.
  useEffect(() => {
    const element = card.current;
    if (!element || !isWanted) return;
    return watch(element, (isInside, measured) => {
      if (!isEmpty && measured > 0) heights.set(id, measured);
      if (!isInside && element.contains(document.activeElement)) return;
      hadFocus.current = element === document.activeElement;
      far.set(!isInside);
    });
  }, [id, card, isWanted, isEmpty, far]);
  return { isEmpty, height };
}
