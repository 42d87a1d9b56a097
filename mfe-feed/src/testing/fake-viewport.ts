import { act } from '@testing-library/react';

/** A fake viewport for tests without layout: an element is near it when the test says so. */
export type FakeViewport = {
  moveNear: (element: Element) => void;
  /** Moves an element far away; `height` is its height at that time. */
  moveAway: (element: Element, height: number) => void;
  /** Moves every observed element near the viewport. */
  moveAllNear: () => void;
};

/** Callbacks of an element's observers; an observer may outlive the test that created it. */
const watched = new Map<Element, Set<IntersectionObserverCallback>>();

class FakeObserver {
  private readonly callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback;
  }

  observe(element: Element) {
    watched.set(element, new Set([...(watched.get(element) ?? []), this.callback]));
  }

  unobserve(element: Element) {
    watched.get(element)?.delete(this.callback);
  }

  disconnect() {
    for (const callbacks of watched.values()) callbacks.delete(this.callback);
  }
}

/** Replaces `IntersectionObserver`. */
export function fakeViewport(): FakeViewport {
  watched.clear();
  // The other members of `IntersectionObserver` are not used.
  globalThis.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
  const notify = (target: Element, isIntersecting: boolean, height: number) => {
    const entry = { isIntersecting, target, boundingClientRect: { height } };
    const observer = null as unknown as IntersectionObserver;
    act(() => {
      for (const callback of [...(watched.get(target) ?? [])])
        callback([entry as unknown as IntersectionObserverEntry], observer);
    });
  };
  return {
    moveNear: (element) => notify(element, true, 0),
    moveAway: (element, height) => notify(element, false, height),
    moveAllNear: () => {
      for (const element of watched.keys()) notify(element, true, 0);
    },
  };
}
