import { act } from '@testing-library/react';

/** The viewport of a test, where nothing is laid out: an element is near it once the test says so. */
export type FakeViewport = {
  bringNear: (element: Element) => void;
  isWatched: (element: Element) => boolean;
};

/** Replaces `IntersectionObserver` until the next call. */
export function fakeViewport(): FakeViewport {
  const watched = new Map<Element, IntersectionObserverCallback>();
  globalThis.IntersectionObserver = class {
    private readonly callback: IntersectionObserverCallback;

    constructor(callback: IntersectionObserverCallback) {
      this.callback = callback;
    }

    observe(element: Element) {
      watched.set(element, this.callback);
    }

    disconnect() {
      for (const [element, callback] of watched) if (callback === this.callback) watched.delete(element);
    }
  } as unknown as typeof IntersectionObserver; // The rest of its members is not used.
  return {
    isWatched: (element) => watched.has(element),
    bringNear: (element) => {
      const entry = { isIntersecting: true, target: element } as unknown as IntersectionObserverEntry;
      const observer = null as unknown as IntersectionObserver;
      act(() => watched.get(element)?.([entry], observer));
    },
  };
}
