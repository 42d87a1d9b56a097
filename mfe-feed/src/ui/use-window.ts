import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Heights that parts of the feed had when they were last on the screen, in CSS pixels, by the part's id. */
const heights = new Map<string, number>();

type Watcher = (isInside: boolean, height: number) => void;

const watchers = new WeakMap<Element, Watcher>();
const observers = new Map<string, IntersectionObserver>();

/** One observer for all that have the same margin: hundreds of them cost what one does. */
function observerOf(margin: string): IntersectionObserver {
  const known = observers.get(margin);
  if (known) return known;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries)
        watchers.get(target)?.(isIntersecting, boundingClientRect.height);
    },
    { rootMargin: margin },
  );
  observers.set(margin, observer);
  return observer;
}

function watch(element: Element, margin: string, watcher: Watcher): () => void {
  const observer = observerOf(margin);
  watchers.set(element, watcher);
  observer.observe(element);
  return () => observer.unobserve(element);
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

/** Gives the focus to what is drawn now: a card, or the first in it that takes the focus. */
function takeFocus(part: HTMLElement | null): void {
  const card = part?.tabIndex === -1 ? part.querySelector<HTMLElement>('article[tabindex], a, button') : part;
  card?.focus({ preventScroll: true });
}

type Options = {
  /** False for what is always drawn. */
  isWanted: boolean;
  /** How far from the viewport it is drawn, as a margin of an intersection observer. */
  margin: string;
  /** Height of its place until it was drawn for the first time, in CSS pixels; without one, it is drawn at once. */
  usualHeight?: number;
};

/**
 * Whether a part of a long feed is drawn, or only its place is kept: far from the viewport it is `empty`, with the height
 * it had. What has the focus is drawn; a place with the focus hands it on to what takes its place.
 */
export function useWindow(id: string, part: RefObject<HTMLElement | null>, options: Options) {
  const { isWanted, margin, usualHeight } = options;
  const height = heights.get(id) ?? usualHeight;
  // A feed that is come back to has its height at once, so that the place in it is the same.
  const [far] = useState(() => makeFlag(height !== undefined));
  // What has the focus may change between two events: the answer to where the part is must not be drawn later.
  const isFar = useSyncExternalStore(far.subscribe, far.get);
  const isEmpty = isWanted && isFar && height !== undefined;
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (hadFocus.current) takeFocus(part.current);
    hadFocus.current = false;
  });
  // Anew with `isEmpty`: another element stands for the part then.
  useEffect(() => {
    const element = part.current;
    if (!element || !isWanted) return;
    let isOutside = false;
    // Out of sight it was kept for the sake of its focus.
    const handleBlur = ({ relatedTarget }: FocusEvent) => {
      if (isOutside && !element.contains(relatedTarget as Node | null)) far.set(true);
    };
    element.addEventListener('focusout', handleBlur);
    const stop = watch(element, margin, (isInside, measured) => {
      if (!isEmpty && measured > 0) heights.set(id, measured);
      isOutside = !isInside;
      if (isOutside && element.contains(document.activeElement)) return;
      hadFocus.current = element === document.activeElement;
      far.set(isOutside);
    });
    return () => {
      stop();
      element.removeEventListener('focusout', handleBlur);
    };
  }, [id, part, isWanted, margin, isEmpty, far]);
  return { isEmpty, height };
}
