import { act } from '@testing-library/react';

/** The viewport of a test, where nothing is laid out: an element is near it once the test says so. */
export type FakeViewport = {
  bringNear: (element: Element) => void;
  /** Far from it, with the height it had. */
  takeAway: (element: Element, height: number) => void;
};

/** Which callbacks watch an element; an observer may outlive the test that made it. */
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
  // The rest of its members is not used.
  globalThis.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
  const tell = (target: Element, isIntersecting: boolean, height: number) => {
    const entry = { isIntersecting, target, boundingClientRect: { height } };
    const observer = null as unknown as IntersectionObserver;
    act(() => {
      for (const callback of [...(watched.get(target) ?? [])])
        callback([entry as unknown as IntersectionObserverEntry], observer);
    });
  };
  return {
    bringNear: (element) => tell(element, true, 0),
    takeAway: (element, height) => tell(element, false, height),
  };
}
