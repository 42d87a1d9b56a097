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
  /** False if the part is always rendered. */
  isWanted: boolean;
  /** Distance from the viewport at which the part is rendered, as a margin of an intersection observer. */
  margin: string;
  /** Height of the placeholder of a part never rendered, in CSS pixels. Without it, the part is rendered at once. */
  usualHeight?: number;
};

/**
 * Whether a part of a long feed is `empty`: replaced by a placeholder of its last height. A part that contains the
 * focus is not replaced. A placeholder that has the focus passes it to the part.
 */
export function useWindowing(id: string, part: RefObject<HTMLElement | null>, options: Options) {
  const { isWanted, margin, usualHeight } = options;
  const height = heights.get(id) ?? usualHeight;
  // A part with a known height begins as a placeholder, so that a feed keeps its scroll position when it is reopened.
  const [far] = useState(() => makeFlag(height !== undefined));
  // The focus may move between two events, so the update must not be deferred.
  const isFar = useSyncExternalStore(far.subscribe, far.get);
  const isEmpty = isWanted && isFar && height !== undefined;
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (hadFocus.current) takeFocus(part.current);
    hadFocus.current = false;
  });
  // Runs again when `isEmpty` changes, because another element then represents the part.
  useEffect(() => {
    const element = part.current;
    if (!element || !isWanted) return;
    let isOutside = false;
    const storeHeight = (measured: number) => {
      if (!isEmpty && measured > 0) heights.set(id, measured);
    };
    // A part out of sight is only kept because it has the focus, so it is replaced when it loses the focus.
    const handleBlur = ({ relatedTarget }: FocusEvent) => {
      if (!isOutside || element.contains(relatedTarget as Node | null)) return;
      // The part may have grown: a placeholder with its old height would move the element that is being clicked.
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
