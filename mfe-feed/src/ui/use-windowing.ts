import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Last rendered heights of parts of the feed, in CSS pixels, by the part's id. */
const heights = new Map<string, number>();

type Watcher = (isInside: boolean, height: number) => void;

const watchers = new WeakMap<Element, Watcher>();
const observers = new Map<string, IntersectionObserver>();

/** One observer for each margin: hundreds of observers would be slow. */
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

/** External store, so that updates render synchronously; React may defer a state update. */
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

/** Focuses the rendered content: the card, or the first focusable element in it. */
function takeFocus(part: HTMLElement | null): void {
  const card = part?.tabIndex === -1 ? part.querySelector<HTMLElement>('article[tabindex], a, button') : part;
  card?.focus({ preventScroll: true });
}

type Options = {
  /** False if it is always rendered. */
  isWanted: boolean;
  /** Distance from the viewport at which it is rendered, as a margin of an intersection observer. */
  margin: string;
  /** Height of its placeholder before its first rendering, in CSS pixels; without one, it is rendered at once. */
  usualHeight?: number;
};

/**
 * Whether a part of a long feed is `empty`: replaced by a placeholder of its last height. A part with the focus stays;
 * a focused placeholder passes the focus on.
 */
export function useWindowing(id: string, part: RefObject<HTMLElement | null>, options: Options) {
  const { isWanted, margin, usualHeight } = options;
  const height = heights.get(id) ?? usualHeight;
  // When the member returns to a feed it has its height at once, so that the scroll position is the same.
  const [far] = useState(() => makeFlag(height !== undefined));
  // The focus may move between two events, so the update must not be deferred.
  const isFar = useSyncExternalStore(far.subscribe, far.get);
  const isEmpty = isWanted && isFar && height !== undefined;
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (hadFocus.current) takeFocus(part.current);
    hadFocus.current = false;
  });
  // Runs again with `isEmpty`, because another element represents the part then.
  useEffect(() => {
    const element = part.current;
    if (!element || !isWanted) return;
    let isOutside = false;
    const storeHeight = (measured: number) => {
      if (!isEmpty && measured > 0) heights.set(id, measured);
    };
    // Out of sight it was only kept because of its focus.
    const handleBlur = ({ relatedTarget }: FocusEvent) => {
      if (!isOutside || element.contains(relatedTarget as Node | null)) return;
      // It may have grown since; a placeholder of another height would move what is being clicked.
      storeHeight(element.offsetHeight);
      far.set(true);
    };
    element.addEventListener('focusout', handleBlur);
    const stop = watch(element, margin, (isInside, measured) => {
      storeHeight(measured);
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
